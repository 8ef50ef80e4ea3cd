const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The delays of the interface document, section 8, in their order; the last one repeats when more attempts are allowed. */
const DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS] as const;

/** Attempts in all, the first at once. */
export const MAX_ATTEMPTS = 5;

/**
 * When to try again after the given number of failed attempts; null once they are exhausted.
 * @param maxAttempts an operator may allow more than the five of the interface document
 */
export function nextAttemptAt(failedAttempts: number, now: Date, maxAttempts = MAX_ATTEMPTS): Date | null {
  if (failedAttempts >= maxAttempts) return null;
  const delay = DELAYS_MS[Math.min(failedAttempts, DELAYS_MS.length) - 1] ?? 0;
  return new Date(now.getTime() + delay);
}
