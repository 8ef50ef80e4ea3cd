import type { Livery } from '@livery/sdk';
import { outageLines } from '../service/outage-lines.ts';
import type { WantedTypes } from './event-patterns.ts';
import type { Place, StoredPlace } from './feed-place.ts';
import type { Forwarder } from './forwarder.ts';

const LARGEST_PAGE = 200;

export interface Forwarding {
  readonly livery: Livery;
  readonly isWanted: WantedTypes;
  readonly stored: StoredPlace;
  readonly forwarder: Forwarder;
  readonly signal: AbortSignal;
}

/**
 * Where the feed begins.
 * @param after what the command line says
 * @param stored where the target left off
 * @throws ApiError `cursor_invalid` for a place that the service does not know, before anything is stored
 */
export async function beginning(livery: Livery, after: string | undefined, stored: StoredPlace): Promise<Place> {
  const place = after === undefined ? await stored.read() : null;
  if (place !== null) return place;
  const sequence = await stored.sequence();
  if (after !== undefined && after !== 'now') {
    await livery.events.list({ after, limit: 1 });
    return { after, sequence };
  }
  const { data } = await livery.events.list({ limit: 1 });
  return { after: data[0]?.id ?? 'start', sequence };
}

/**
 * Sends the wanted events after a place to the target, and stores the place after each event. It never ends by itself.
 * @throws the reason of the signal once it is aborted; LiveryError if the service refuses to go on
 */
export async function forwardFeed(
  { livery, isWanted, stored, forwarder, signal }: Forwarding,
  begin: Place,
): Promise<void> {
  await stored.store(begin);
  let { sequence } = begin;
  let before = begin.after;
  const feed = livery.events.feed({ after: before, limit: LARGEST_PAGE }, { signal, ...outageLines });
  for await (const event of feed) {
    if (!isWanted(event.type)) {
      await stored.store({ after: event.id, sequence });
    } else {
      sequence += 1;
      const place = { after: event.id, sequence };
      await forwarder.forward({ event, before, sequence }, { signal, onSettled: () => stored.store(place) });
    }
    before = event.id;
  }
}
