import { feedCursorInvalid } from '@livery/delivery-domain';
import type { EventEnvelope, Page, Tenant } from '@livery/kernel';
import type { EventArrivals } from '../ports/event-arrivals.ts';
import type { EventFeed, FeedPlace } from '../ports/event-feed.ts';
import type { EventFilter } from '../ports/event.repository.ts';

export interface ReadEventFeedInput {
  readonly tenant: Tenant;
  /** The UUID of the event after which to read; null: from the oldest event. */
  readonly after: string | null;
  readonly filter: EventFilter;
  readonly limit: number;
  /** Aborted when the reader waits no longer. */
  readonly patience: AbortSignal;
}

/** A page of the feed. Without items it has the place that was reached, so that the reader continues there. */
export interface FeedPage extends Page<EventEnvelope> {
  /** The UUID of the event after which to continue; null: at the oldest event. */
  readonly cursor: string | null;
  /** The lag before the page was read: if it is 0, the page misses no event that was committed more than a second before. */
  readonly lagSeconds: number;
}

const BEGINNING: FeedPlace = { eventId: null, position: 0n };

/** Reads the events after a cursor in the order of the relay, and waits for one if there is none. */
export class ReadEventFeed {
  constructor(
    private readonly feed: EventFeed,
    private readonly arrivals: EventArrivals,
  ) {}

  /** @throws DomainError `cursor_invalid` if the tenant has no such event */
  async execute(input: ReadEventFeedInput): Promise<FeedPage> {
    const { tenant, after, filter, limit, patience } = input;
    let place = after === null ? BEGINNING : await this.placeOf(tenant, after, patience);
    for (;;) {
      const lagSeconds = await this.feed.lagSeconds(tenant);
      if (place === null) return { items: [], hasMore: false, cursor: after, lagSeconds };
      const { items, reached, hasMore } = await this.feed.read(tenant, filter, place, limit);
      if (items.length > 0 || hasMore || patience.aborted)
        return { items, hasMore, cursor: reached.eventId, lagSeconds };
      place = reached;
      await this.arrivals.after(tenant, place.position, patience);
    }
  }

  /** Waits until the event has a position; null if it gets none in time. */
  private async placeOf(tenant: Tenant, eventId: string, patience: AbortSignal): Promise<FeedPlace | null> {
    for (;;) {
      const cursor = await this.feed.find(tenant, eventId);
      if (cursor === null) throw feedCursorInvalid();
      if (cursor.position !== null) return { eventId, position: cursor.position };
      if (patience.aborted) return null;
      await this.arrivals.after(tenant, cursor.newest, patience);
    }
  }
}
