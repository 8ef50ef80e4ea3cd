import { setTimeout as pause } from 'node:timers/promises';
import { ApiError, ConnectionError, type Livery, type LiveryEvent, UnexpectedAnswerError } from '@livery/sdk';

const LARGEST_PAGE = 200;
const PAUSE_MS = 5_000;

export interface FollowOptions {
  readonly after: string;
  readonly signal: AbortSignal;
  /** Told when the service does not answer. The feed goes on once it does. */
  readonly onOutage: (error: Error) => void;
}

/** The events after a place, also over outages of the service and the sleep of this machine. @throws LiveryError if the service refuses them */
export async function* followFeed(
  livery: Livery,
  { after, signal, onOutage }: FollowOptions,
): AsyncGenerator<LiveryEvent, void, undefined> {
  let place = after;
  for (;;) {
    const feed = livery.events.feed({ after: place, limit: LARGEST_PAGE }, { signal });
    try {
      yield* feed;
    } catch (error) {
      signal.throwIfAborted();
      if (!isOutage(error)) throw error;
      onOutage(error);
    }
    place = feed.cursor;
    await pause(PAUSE_MS, undefined, { signal });
  }
}

function isOutage(error: unknown): error is Error {
  if (error instanceof ConnectionError) return true;
  const isAnswer = error instanceof ApiError || error instanceof UnexpectedAnswerError;
  return isAnswer && (error.status >= 500 || error.status === 429);
}
