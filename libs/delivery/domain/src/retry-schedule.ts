const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The delays between attempts (interface document, section 8). If more attempts are allowed, the last delay repeats. */
const DELAYS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS] as const;

/** The longest wait that a receiver can ask for: the longest delay of the schedule. */
const MAX_REQUESTED_MS = 6 * HOUR_MS;

/** How an operator has changed the schedule. Every setting can only add attempts or lengthen delays. */
export interface RetryPolicy {
  /** The number of attempts of a delivery. The first is made at once. */
  readonly maxAttempts: number;
  /** Each delay is lengthened by up to this share of it, 0 to 1. */
  readonly jitter: number;
  /** Whether a receiver can lengthen the delay with `Retry-After`. */
  readonly heedsRetryAfter: boolean;
}

/** The schedule of the interface document, with exact delays. */
export const DEFAULT_RETRY_POLICY: RetryPolicy = { maxAttempts: 5, jitter: 0, heedsRetryAfter: false };

export interface FailedAttempt {
  /** The number of attempts that have failed, with this one. */
  readonly failures: number;
  readonly at: Date;
  /** The wait that the receiver has asked for, in milliseconds; null if it has not. */
  readonly requestedMs: number | null;
  /** A random number from 0 to below 1. */
  readonly random: number;
}

/** Returns the time of the next attempt after a failed one. @returns null if no attempt is left */
export function nextAttemptAt(
  { failures, at, requestedMs, random }: FailedAttempt,
  { maxAttempts, jitter, heedsRetryAfter } = DEFAULT_RETRY_POLICY,
): Date | null {
  if (failures >= maxAttempts) return null;
  const scheduled = DELAYS_MS[Math.min(failures, DELAYS_MS.length) - 1] ?? 0;
  const requested = heedsRetryAfter ? Math.min(requestedMs ?? 0, MAX_REQUESTED_MS) : 0;
  const delay = Math.max(scheduled, requested) * (1 + jitter * random);
  return new Date(at.getTime() + Math.round(delay));
}
