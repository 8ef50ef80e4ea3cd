/** Delays after failures: some failures have none, then each further one doubles the delay. */
export interface DelayPolicy {
  /** So many failures have no delay. */
  readonly free: number;
  /** The delay after the first failure that has one. */
  readonly firstMs: number;
  /** No delay is longer, so that nobody is locked out for good. */
  readonly maxMs: number;
  /** After so long one failure is forgotten. */
  readonly forgetMs: number;
}

/** The failures that are known of one caller. */
export interface Failures {
  /** How many there were; less than one of them may be left, since they are forgotten bit by bit. */
  readonly count: number;
  /** The time of the last one, in milliseconds. */
  readonly at: number;
}

/** How many failures count at most. More would lengthen no delay, only the time until they are forgotten. */
export function mostFailures({ free, firstMs, maxMs }: DelayPolicy): number {
  return free + 1 + Math.ceil(Math.log2(maxMs / firstMs));
}

/** The milliseconds after which all failures are forgotten. */
export function longestMemoryMs(policy: DelayPolicy): number {
  return Math.max(policy.maxMs, mostFailures(policy) * policy.forgetMs);
}

/** The failures after one more. @param known undefined if there was none */
export function afterFailure(policy: DelayPolicy, known: Failures | undefined, now: number): Failures {
  const forgotten = known === undefined ? 0 : Math.max(0, now - known.at) / policy.forgetMs;
  const left = Math.max(0, (known?.count ?? 0) - forgotten);
  return { count: Math.min(mostFailures(policy), left + 1), at: now };
}

/** Whole seconds until the next attempt is allowed; 0 if it is allowed now. */
export function delaySecondsOf(policy: DelayPolicy, known: Failures | undefined, now: number): number {
  if (known === undefined || known.count <= policy.free) return 0;
  const doublings = Math.ceil(known.count - policy.free) - 1;
  const delayMs = Math.min(policy.maxMs, policy.firstMs * 2 ** doublings);
  return Math.max(0, Math.ceil((known.at + delayMs - now) / 1_000));
}
