import { EventsResource, type ListEventsQuery } from '../generated/resources/events.ts';
import { EventFeed } from '../events/event-feed.ts';
import type { RequestOptions } from '../runtime/options.ts';

/** The operations of events. */
export class Events extends EventsResource {
  /**
   * Reads the events as a feed: oldest first, and without a gap.
   * @param query `after` is the id of the last event that you know, or `start` (default) for the oldest event that is kept. `wait` is the
   * number of seconds for which a request waits for events, from 0 to 30. With 0 the feed ends after the newest event; otherwise
   * (default: 30) it never ends.
   */
  feed(
    query: Omit<ListEventsQuery, 'starting_after' | 'ending_before' | 'delivery_success'> = {},
    options?: RequestOptions,
  ): EventFeed {
    return new EventFeed(query, (page) => this.list(page, options));
  }
}
