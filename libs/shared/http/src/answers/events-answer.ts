import type { ServerSentEvent } from './server-sent-event.ts';

/** The answer of an endpoint with `answer: 'events'`. */
export interface EventsAnswer {
  readonly events: AsyncIterable<ServerSentEvent>;
  /**
   * Checks that the caller may still read the events, whose credential may be revoked meanwhile. The handler gets what it needs by
   * `CheckAgain`. It is called twice a second; the stream ends when it throws.
   */
  readonly assertPermitted: () => Promise<unknown>;
}
