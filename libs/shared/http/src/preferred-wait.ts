import type { IncomingHttpHeaders } from 'node:http';
import type { Response } from 'express';
import { preferencesIn } from './prefers-async.ts';
import { endOfWaiting } from './request-signal.ts';

/** The longest wait of a request for the work that it has started, in seconds. */
const MAX_WAIT_S = 10;

/** How long a caller wants to wait for the work that the request has started. */
export interface PreferredWait {
  readonly milliseconds: number;
  /** Is aborted when nobody waits any longer. */
  readonly signal: AbortSignal;
}

/** The seconds of `wait` in a header `Prefer` (RFC 7240), at most ten; 0 for a header without it. */
export function preferredWaitSeconds({ prefer }: IncomingHttpHeaders): number {
  const [seconds = '0'] = preferencesIn(prefer).flatMap(
    (one) => /^\s*wait\s*=\s*(\d{1,9})\s*(?:;.*)?$/is.exec(one)?.[1] ?? [],
  );
  return Math.min(Number(seconds), MAX_WAIT_S);
}

/** The wait of a request; null if it wants none. */
export function preferredWait(response: Response): PreferredWait | null {
  const seconds = preferredWaitSeconds(response.req.headers);
  return seconds === 0 ? null : { milliseconds: seconds * 1_000, signal: endOfWaiting(response) };
}
