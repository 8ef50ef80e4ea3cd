import type { RateLimitDecision, RateLimitPolicy } from './rate-limiter.ts';

/** The milliseconds between two requests at the steady rate of a policy. */
export function intervalOf({ perSecond }: RateLimitPolicy): number {
  return 1_000 / perSecond;
}

/** The milliseconds by which requests may be ahead of the steady rate. */
export function toleranceOf(policy: RateLimitPolicy): number {
  return intervalOf(policy) * policy.burst;
}

/**
 * The generic cell rate algorithm (ITU-T I.371, annex A) as a virtual schedule.
 * @param theoretical the time at which the next request would arrive at the steady rate, in milliseconds; a time in the past counts as now
 * @returns this time after one more request; null if the request is not allowed
 */
export function afterOneMore(policy: RateLimitPolicy, theoretical: number, now: number): number | null {
  const next = Math.max(theoretical, now) + intervalOf(policy);
  return next - now <= toleranceOf(policy) ? next : null;
}

/** The decision that follows from a schedule. @param isAllowed whether the schedule includes the current request */
export function decisionOf(
  policy: RateLimitPolicy,
  theoretical: number,
  now: number,
  isAllowed: boolean,
): RateLimitDecision {
  const ahead = Math.max(0, theoretical - now);
  const left = toleranceOf(policy) - ahead;
  return {
    isAllowed,
    remaining: Math.max(0, Math.floor(left / intervalOf(policy))),
    resetSeconds: Math.ceil(ahead / 1_000),
    retryAfterSeconds: isAllowed ? 0 : Math.max(1, Math.ceil((intervalOf(policy) - left) / 1_000)),
  };
}
