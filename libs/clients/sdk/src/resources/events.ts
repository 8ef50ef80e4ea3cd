import { EventsResource, type ListEventsQuery } from '../generated/resources/events.ts';
import { EventFeed } from '../events/event-feed.ts';
import type { FeedOptions } from '../events/feed-options.ts';

/** The operations of events. */
export class Events extends EventsResource {
  /**
   * Reads the events as a feed: oldest first, and without a gap.
   * @param query `after` is the id of the last event that you know, or `start` (default) for the oldest event that is kept. `wait` is the
   * number of seconds for which a request waits for events, from 0 to 30. With 0 the feed ends after the newest event; otherwise
   * (default: 30) it never ends by itself: while the service cannot be reached, has too many requests or fails, the feed waits for it, and goes
   * on from its place. It ends with errors that another request cannot repair, and with the reason of `signal`.
   */
  feed(
    query: Omit<ListEventsQuery, 'starting_after' | 'ending_before' | 'delivery_success'> = {},
    options: FeedOptions = {},
  ): EventFeed {
    return new EventFeed(query, (page) => this.list(page, options), options);
  }
}
