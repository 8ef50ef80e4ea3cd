const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The delays between attempts (interface document, section 8). If more attempts are allowed, the last delay repeats. */
const DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS] as const;

/** The number of attempts of a delivery. The first is made at once. */
export const MAX_ATTEMPTS = 5;

/**
 * Returns the time of the next attempt after the given number of failed attempts.
 * @param maxAttempts may be more than the five of the interface document
 * @returns null if no attempt is left
 */
export function nextAttemptAt(failedAttempts: number, now: Date, maxAttempts = MAX_ATTEMPTS): Date | null {
  if (failedAttempts >= maxAttempts) return null;
  const delay = DELAYS_MS[Math.min(failedAttempts, DELAYS_MS.length) - 1] ?? 0;
  return new Date(now.getTime() + delay);
}
