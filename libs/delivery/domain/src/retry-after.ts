const SECONDS = /^\d+$/;
/** The three forms of a date in HTTP (RFC 9110, section 5.6.7). All of them are in UTC; the last one does not say so. */
const HTTP_DATE = /^(?:Mon|Tues?|Wed|Wednes|Thu|Thurs|Fri|Sat|Satur|Sun)(?:day)?,? [\w: -]{16,24}(?<zone> GMT)?$/;

/**
 * Reads `Retry-After` (RFC 9110, section 10.2.3): seconds or a date.
 * @returns the wait in milliseconds, 0 for a date in the past; null if the text is neither
 */
export function parseRetryAfter(text: string, now: Date): number | null {
  if (SECONDS.test(text)) return Number(text) * 1_000;
  const date = HTTP_DATE.exec(text);
  if (date === null) return null;
  const time = Date.parse(date.groups?.['zone'] === undefined ? `${text} GMT` : text);
  return Number.isNaN(time) ? null : Math.max(0, time - now.getTime());
}
