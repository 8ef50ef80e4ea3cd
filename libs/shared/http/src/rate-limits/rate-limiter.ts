import type { DelayPolicy } from './growing-delay.ts';

/** A limit: a steady rate, and a burst. */
export interface RateLimitPolicy {
  /** The name in the headers. */
  readonly name: string;
  /** Requests per second. */
  readonly perSecond: number;
  /** How many requests are allowed at once after a pause. */
  readonly burst: number;
}

/** One request that counts for one policy. */
export interface RateLimitDemand {
  /** Identifies the caller and the policy. */
  readonly key: string;
  readonly policy: RateLimitPolicy;
}

export interface RateLimitDecision {
  readonly isAllowed: boolean;
  /** How many further requests are allowed now. */
  readonly remaining: number;
  /** Whole seconds until the whole burst is available again. */
  readonly resetSeconds: number;
  /** Whole seconds after which a request is allowed; 0 if it is allowed now. */
  readonly retryAfterSeconds: number;
}

/** One of a limited number of slots. It is taken while a request is processed. */
export interface ConcurrencySlot {
  release(): void;
}

/** Limits requests by rate and by number at the same time, and delays attempts after failures. Methods may return without a promise, which would cost more than the decision. */
export abstract class RateLimiter {
  /** Decides about each demand. If one is refused, the request counts for none of the policies. */
  abstract take(
    demands: readonly RateLimitDemand[],
  ): readonly RateLimitDecision[] | Promise<readonly RateLimitDecision[]>;
  /** The decision that `take` would make, without counting the request. */
  abstract peek(demand: RateLimitDemand): RateLimitDecision | Promise<RateLimitDecision>;
  /** Takes a slot; null if `limit` slots are taken already. */
  abstract enter(key: string, limit: number): ConcurrencySlot | null | Promise<ConcurrencySlot | null>;
  /** Notes a failure, after which attempts with this key are delayed. */
  abstract noteFailure(key: string, policy: DelayPolicy): void | Promise<void>;
  /** Whole seconds until the next attempt with this key is allowed; 0 if it is allowed now. */
  abstract delayOf(key: string, policy: DelayPolicy): number | Promise<number>;
  abstract forgetFailures(key: string): void | Promise<void>;
}
