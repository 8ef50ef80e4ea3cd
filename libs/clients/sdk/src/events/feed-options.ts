import type { RequestOptions } from '../runtime/options.ts';

/** What can be set for a feed. `maxRetries` and `timeoutMs` are those of each request; a feed that waits for events goes on after it has failed. */
export interface FeedOptions extends RequestOptions {
  /** Told once when the service does not answer, or has no time for the feed. The feed asks it again. */
  readonly onOutage?: ((error: unknown) => void) | undefined;
  /** Told when the service answers again after that. */
  readonly onRecovery?: (() => void) | undefined;
  /** For how long an outage may last, in milliseconds. Then the feed ends with its error. Default: until `signal` is aborted. */
  readonly giveUpAfterMs?: number | undefined;
}
