import { DomainError } from '@livery/kernel';

/** RFC 3339, section 5.6; the offset is required, a leap second refused. `+0100` is taken too: Python writes offsets so. */
const DATE_TIME =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/i;
const FIRST = Date.UTC(1970, 0, 1);
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/**
 * Reads an instant of the years 1970 to 9999, to the millisecond.
 * @throws DomainError `parameter_invalid` naming `param`
 */
export function parseInstant(param: string, text: string): Date {
  if (!isInstant(text)) throw invalid(param);
  return new Date(text.toUpperCase());
}

/** Whether a text is an instant as `parseInstant` reads it. */
export function isInstant(text: string): boolean {
  const date = DATE_TIME.exec(text)?.[1];
  const time = new Date(text.toUpperCase()).getTime();
  return date !== undefined && isOfCalendar(date) && time >= FIRST && time <= LAST;
}

/** `2026-02-30` counts on into March. */
function isOfCalendar(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

function invalid(param: string): DomainError {
  const message = `${param} must be a date-time with its offset, as 2026-11-20T09:14:15Z, of the years 1970 to 9999.`;
  return new DomainError('invalid', 'parameter_invalid', message, { param });
}
