import type { Livery } from '@livery/sdk';
import { tell } from '../print.ts';
import type { WantedTypes } from './event-patterns.ts';
import type { Place, StoredPlace } from './feed-place.ts';
import { followFeed } from './follow-feed.ts';
import type { Forwarder } from './forwarder.ts';

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
 */
export async function beginning(livery: Livery, after: string | undefined, stored: Place | null): Promise<Place> {
  const sequence = stored?.sequence ?? 0;
  if (after !== undefined && after !== 'now') return { after, sequence };
  if (after === undefined && stored !== null) return stored;
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
  const onOutage = (error: Error): void => tell(`The service does not answer: ${error.message} It is asked again.`);
  for await (const event of followFeed(livery, { after: begin.after, signal, onOutage })) {
    if (!isWanted(event.type)) {
      await stored.store({ after: event.id, sequence });
      continue;
    }
    sequence += 1;
    const place = { after: event.id, sequence };
    await forwarder.forward(event, sequence, { signal, onSettled: () => stored.store(place) });
  }
}
