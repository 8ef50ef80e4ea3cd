import type { EventEnvelope, Tenant } from '@livery/kernel';
import type { EventFilter } from './event.repository.ts';

/** Where a reader of the feed has arrived: after an event, or before the oldest one. */
export interface FeedPlace {
  /** The UUID of the event; null before the oldest one. */
  readonly eventId: string | null;
  /** The position that the relay has given the event; 0 before the oldest one. */
  readonly position: bigint;
}

/** The event of a cursor. */
export type FeedCursor =
  | { readonly position: bigint }
  /** The relay has not placed the event yet. It will get a position after `newest`, the last one of its tenant until now. */
  | { readonly position: null; readonly newest: bigint };

/** The next events of the feed. */
export interface FeedSlice {
  readonly items: readonly EventEnvelope[];
  /** The event up to which the feed was read. With a filter it may be later than the last one of `items`. */
  readonly reached: FeedPlace;
  /** Whether the feed continues after `reached`. */
  readonly hasMore: boolean;
}

/**
 * The events of a tenant in the order of their positions. An event that is committed late gets a later position, so that a reader
 * who continues after the last event has missed none.
 */
export abstract class EventFeed {
  /** Null if the tenant has no such event. */
  abstract find(tenant: Tenant, eventId: string): Promise<FeedCursor | null>;
  /** Reads a bounded part of the feed. @param limit the most items, 1 to 200 */
  abstract read(tenant: Tenant, filter: EventFilter, after: FeedPlace, limit: number): Promise<FeedSlice>;
  /** For how many whole seconds the tenant's oldest event without a position has waited for it; 0 if there is none. */
  abstract lagSeconds(tenant: Tenant): Promise<number>;
}
