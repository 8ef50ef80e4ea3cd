import { DomainError } from '@livery/kernel';

/** RFC 3339, section 5.6. The offset is required, and a leap second is refused. `+0100` is accepted, since Python writes it. */
const DATE_TIME =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/i;
const FIRST = Date.UTC(1970, 0, 1);
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/**
 * Parses an instant from 1970 to 9999, to the millisecond.
 * @throws DomainError `parameter_invalid` with `param`
 */
export function parseInstant(param: string, text: string): Date {
  if (!isInstant(text)) throw invalid(param);
  return new Date(text.toUpperCase());
}

/** Whether `parseInstant` accepts a text. */
export function isInstant(text: string): boolean {
  const date = DATE_TIME.exec(text)?.[1];
  const time = new Date(text.toUpperCase()).getTime();
  return date !== undefined && isOfCalendar(date) && time >= FIRST && time <= LAST;
}

/** Whether a date exists. JavaScript would read `2026-02-30` as a day in March. */
function isOfCalendar(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

function invalid(param: string): DomainError {
  const message = `${param} must be a date-time with its offset, as 2026-11-20T09:14:15Z, of the years 1970 to 9999.`;
  return new DomainError('invalid', 'parameter_invalid', message, { param });
}
