import { locationOf } from '../document/address.ts';
import { MAX_LOCATIONS } from '../finding.ts';
import type { Where } from './check.ts';
import { countOf } from './occurrence-places.ts';

/** Every place, then what stands beside them and the place of the cause, at most 200; then how many are left out. */
export function locationsOf(places: readonly Where[], others: readonly string[]): readonly string[] {
  const [only] = places;
  // Most findings of decks have one place, and nothing beside it.
  if (places.length === 1 && only?.positions === undefined && others.length === 0)
    return only === undefined ? [] : [locationOf(only.address)];
  const room = Math.max(1, MAX_LOCATIONS - others.length);
  const { shown, count } = areApart(places) ? ofTexts(places, room) : ofAll(places, room);
  const all = others.length === 0 ? shown : [...new Set([...shown, ...others])];
  const left = places.reduce((sum, one) => sum + countOf(one), 0) - count;
  const more = left + Math.max(0, all.length - MAX_LOCATIONS);
  return more === 0 ? all : [...all.slice(0, MAX_LOCATIONS), `… and ${more} more`];
}

interface Shown {
  readonly shown: readonly string[];
  /** How many places they stand for. */
  readonly count: number;
}

/** Places in texts that are written apart: what is written of one is written of no other. */
function areApart(places: readonly Where[]): boolean {
  const texts = new Set(places.map(({ positions }) => positions && locationOf(positions.place.address)));
  return texts.size === places.length && !texts.has(undefined);
}

function ofTexts(places: readonly Where[], room: number): Shown {
  const shown: string[] = [];
  let count = 0;
  for (const { positions } of places) count += positions?.addLocations(shown, room) ?? 0;
  return { shown, count };
}

/** Marks in one run, and colours of one cell, are written alike. */
function ofAll(places: readonly Where[], room: number): Shown {
  const shown = new Set<string>();
  let count = 0;
  for (const { address, positions } of places) {
    if (shown.size >= room) break;
    const own: string[] = [];
    count += positions?.addLocations(own, room - shown.size) ?? 1;
    if (positions === undefined) shown.add(locationOf(address));
    for (const location of own) shown.add(location);
  }
  return { shown: [...shown], count };
}
