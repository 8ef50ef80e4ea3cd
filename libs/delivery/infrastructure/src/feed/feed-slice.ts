import type { FeedPlace, FeedSlice } from '@livery/delivery-application';
import type { ReadEventRow } from '@livery/messaging';
import { toEvent } from '../persistence/event.mapper.ts';

/** An event with its position; a `bigint` is text. */
export interface PlacedEventRow extends ReadEventRow {
  readonly position: string;
}

/** @param rows one more than `limit` if the feed continues */
export function feedSlice(rows: readonly PlacedEventRow[], after: FeedPlace, limit: number): FeedSlice {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toEvent),
    reached: last === undefined ? after : { eventId: last.id, position: BigInt(last.position) },
    hasMore: rows.length > limit,
  };
}
