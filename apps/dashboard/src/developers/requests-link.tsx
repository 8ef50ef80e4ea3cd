import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { usePagePath } from '../workspace/use-page-path.ts';

/** A link to the requests of a key or an application. */
export function RequestsLink({ principal }: { readonly principal: string }) {
  const pathOf = usePagePath();
  // The page of the requests drops what it does not know.
  const search: object = { principal };
  return (
    <Anchor
      size="sm"
      underline="always"
      renderRoot={(properties: object) => <Link {...properties} to={pathOf('developers/requests')} search={search} />}
    >
      Its requests
    </Anchor>
  );
}
