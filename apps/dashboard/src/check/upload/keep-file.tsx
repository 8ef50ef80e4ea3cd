import { useId } from 'react';
import classes from './keep-file.module.css';

interface Properties {
  readonly isKept: boolean;
  readonly onChange: (isKept: boolean) => void;
}

/** Asks whether the service keeps the file. The checkbox is that of the browser: the first page has to be small. */
export function KeepFile({ isKept, onChange }: Properties) {
  const id = useId();
  return (
    <div className={classes['keep']}>
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-why`}
        checked={isKept}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <label htmlFor={id}>Keep the file for 30 days</label>
      <span id={`${id}-why`}>
        The report then has pictures, and Livery can repair the file. Without it, only the findings are kept.
      </span>
    </div>
  );
}
