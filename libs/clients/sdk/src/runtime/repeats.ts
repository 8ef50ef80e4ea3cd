import { ApiError } from './api-error.ts';
import { ConnectionError, UnexpectedAnswerError } from './errors.ts';

/** A longer pause is not made: the call fails, and the caller decides. */
export const LONGEST_PAUSE_MS = 60_000;
const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 8_000;

/**
 * The pause before a failed request is sent again, in milliseconds; undefined if it is not sent again.
 * @param repeats how often the request was repeated before
 * @param isRepeatable whether sending it again has no further effect
 */
export function pauseBeforeRepeat(
  error: unknown,
  { repeats, isRepeatable, random = Math.random }: RepeatFacts,
): number | undefined {
  if (!(isRepeatable ? isPassing(error) : isRefusedForNow(error))) return undefined;
  const backoff = Math.min(FIRST_BACKOFF_MS * 2 ** repeats, LONGEST_BACKOFF_MS);
  const asked = error instanceof ApiError || error instanceof UnexpectedAnswerError ? error.retryAfterMs : undefined;
  if (asked === undefined) return backoff * (0.5 + random() / 2);
  return asked > LONGEST_PAUSE_MS ? undefined : asked + (random() * FIRST_BACKOFF_MS) / 2;
}

export interface RepeatFacts {
  readonly repeats: number;
  readonly isRepeatable: boolean;
  readonly random?: () => number;
}

/** Whether the same request may succeed later. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ConnectionError || isRefusedForNow(error)) return true;
  if (error instanceof ApiError && error.code === 'idempotency_key_in_use') return true;
  return (error instanceof ApiError || error instanceof UnexpectedAnswerError) && error.status >= 500;
}

/** Whether the service has refused the request without having done anything. */
function isRefusedForNow(error: unknown): boolean {
  return (error instanceof ApiError || error instanceof UnexpectedAnswerError) && error.status === 429;
}
