import { locationOf } from '@livery/office-model';
import { MAX_LOCATIONS } from '../finding.ts';
import type { OccurrenceLocation } from './check.ts';
import { positionCount } from './occurrence-positions.ts';

/**
 * Writes the locations of occurrences and then the other locations of the finding, together at most 200, and then how many are
 * left out.
 */
export function locationsOf(locations: readonly OccurrenceLocation[], others: readonly string[]): readonly string[] {
  const room = Math.max(1, MAX_LOCATIONS - others.length);
  const texts = distinctBodies(locations);
  const { shown, count } =
    texts === null ? distinctLocations(locations, room) : locationsByBody(locations, texts, room);
  const all = [...new Set([...shown, ...others])];
  const left = locations.reduce((sum, one) => sum + positionCount(one), 0) - count;
  return firstLocations(all, left);
}

/**
 * The first 200 locations, then how many more there are.
 * @param left the number of locations that are not in the list
 */
export function firstLocations(all: readonly string[], left = 0): readonly string[] {
  const more = left + Math.max(0, all.length - MAX_LOCATIONS);
  return more === 0 ? all : [...all.slice(0, MAX_LOCATIONS), `… and ${more} more`];
}

interface Shown {
  readonly shown: readonly string[];
  /** How many positions the locations stand for. */
  readonly count: number;
}

/**
 * The location of each occurrence's text body when no two of them are equal, so that no two positions are written alike; else
 * null.
 */
function distinctBodies(locations: readonly OccurrenceLocation[]): readonly string[] | null {
  const texts: string[] = [];
  for (const { positions } of locations) {
    if (positions === undefined) return null;
    texts.push(locationOf(positions.body.address));
  }
  return texts.length === 1 || new Set(texts).size === texts.length ? texts : null;
}

function locationsByBody(locations: readonly OccurrenceLocation[], texts: readonly string[], room: number): Shown {
  const shown: string[] = [];
  let count = 0;
  for (const [index, { positions }] of locations.entries())
    count += positions?.addLocations(shown, room, texts[index] ?? '') ?? 0;
  return { shown, count };
}

/** Positions may be written alike, such as two marks in one run: each location is listed once. */
function distinctLocations(locations: readonly OccurrenceLocation[], room: number): Shown {
  const shown = new Set<string>();
  let count = 0;
  for (const { address, positions } of locations) {
    if (shown.size >= room) break;
    const own: string[] = [];
    const text = locationOf(positions?.body.address ?? address);
    count += positions?.addLocations(own, room - shown.size, text) ?? 1;
    if (positions === undefined) shown.add(text);
    for (const location of own) shown.add(location);
  }
  return { shown: [...shown], count };
}
