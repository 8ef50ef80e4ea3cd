import classes from './wordmark.module.css';

/** The sign and the name of the product. */
export function Wordmark() {
  return (
    <span className={classes['wordmark']}>
      <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="#1f5c4d" />
        <path d="M9 7h5v13h9v5H9z" fill="#fff" />
        <circle cx="21" cy="11" r="3.5" fill="#f2b33d" />
      </svg>
      Livery
    </span>
  );
}
