import { useState } from 'react';

/** The places of a finding, which are made only when they are opened: there can be hundreds of them. */
export function Locations({ locations }: { readonly locations: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Exact places</summary>
      {isOpen && (
        <ul tabIndex={0} aria-label="Exact places">
          {locations.map((location) => (
            <li key={location}>
              <code>{location}</code>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
