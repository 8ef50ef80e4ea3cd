/** How much of something there may be: a steady rate, and how far it may be run ahead of. */
export interface RateLimitPolicy {
  /** As the headers name it. */
  readonly name: string;
  readonly perSecond: number;
  /** How many may come at once after a pause. */
  readonly burst: number;
}

/** One request of somebody, under one policy. */
export interface RateLimitDemand {
  /** Whose it is; unique over all policies. */
  readonly key: string;
  readonly policy: RateLimitPolicy;
}

export interface RateLimitDecision {
  readonly isAllowed: boolean;
  /** How many more may come now. */
  readonly remaining: number;
  /** Whole seconds until all of the burst is there again. */
  readonly resetSeconds: number;
  /** Whole seconds after which one is certainly allowed; 0 when it is now. */
  readonly retryAfterSeconds: number;
}

/** A place that is held while something is under way. */
export interface RateLimitPlace {
  release(): void;
}

/** Decides how often, and how many at a time. Answers at once where it can: a promise costs more than the decision. */
export abstract class RateLimiter {
  /** One decision a demand. What one of them refuses counts for none. */
  abstract take(
    demands: readonly RateLimitDemand[],
  ): readonly RateLimitDecision[] | Promise<readonly RateLimitDecision[]>;
  /** What `take` would decide of one; nothing counts. */
  abstract peek(demand: RateLimitDemand): RateLimitDecision | Promise<RateLimitDecision>;
  /** null when `limit` places are held already. */
  abstract enter(key: string, limit: number): RateLimitPlace | null | Promise<RateLimitPlace | null>;
}
