import type { RateLimitDecision, RateLimitPolicy } from './rate-limiter.ts';

/** Milliseconds that one request takes of a policy's time. */
export function intervalOf({ perSecond }: RateLimitPolicy): number {
  return 1_000 / perSecond;
}

/** Milliseconds by which requests may run ahead of their time. */
export function toleranceOf(policy: RateLimitPolicy): number {
  return intervalOf(policy) * policy.burst;
}

/**
 * The generic cell rate algorithm (ITU-T I.371, annex A) as a virtual schedule.
 * @param theoretical when the next request would arrive at the steady rate, in milliseconds; what is past counts as now
 * @returns the same after one more request, null when that would run ahead too far
 */
export function afterOneMore(policy: RateLimitPolicy, theoretical: number, now: number): number | null {
  const next = Math.max(theoretical, now) + intervalOf(policy);
  return next - now <= toleranceOf(policy) ? next : null;
}

/** What there is to say of a schedule. @param isAllowed whether the request that asks is part of it */
export function decisionOf(
  policy: RateLimitPolicy,
  theoretical: number,
  now: number,
  isAllowed: boolean,
): RateLimitDecision {
  const ahead = Math.max(0, theoretical - now);
  const room = toleranceOf(policy) - ahead;
  return {
    isAllowed,
    remaining: Math.max(0, Math.floor(room / intervalOf(policy))),
    resetSeconds: Math.ceil(ahead / 1_000),
    retryAfterSeconds: isAllowed ? 0 : Math.max(1, Math.ceil((intervalOf(policy) - room) / 1_000)),
  };
}
