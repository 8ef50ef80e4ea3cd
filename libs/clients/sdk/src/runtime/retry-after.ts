/**
 * The pause that an answer asks for, in milliseconds; undefined if it asks for none. A date is compared with the clock of the server
 * (`Date`), so that a wrong clock here does not matter.
 */
export function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? '';
  const pause = /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - serverTime(headers);
  return pause >= 0 ? pause : undefined;
}

function serverTime(headers: Headers): number {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? Date.now() : date;
}
