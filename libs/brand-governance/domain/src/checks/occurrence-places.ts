import { type Address, indexOf, locationOf, pageOf, paragraphOf } from '../document/address.ts';
import type { Paragraph } from '../document/text-body.ts';
import { MAX_LOCATIONS } from '../finding.ts';
import type { Occurrence, Uses, Where } from './check.ts';
import type { TextPositions } from './text-positions.ts';

/** The number of places of an occurrence. */
export function countOf({ positions }: Where): number {
  return positions?.length ?? 1;
}

/** What the detail of a finding counts. */
export function usesOf(group: readonly Occurrence[]): Uses {
  const length = group.reduce((sum, one) => sum + countOf(one), 0);
  return { length, surfaces: () => new Set(group.map(({ color }) => color?.surface ?? null)) };
}

/** Positions that were gathered together are put in order: one occurrence for all of them. */
export function inOrder(group: readonly Where[]): readonly Where[] {
  if (group.length === 1) return group;
  const byOrigin = new Map<object, TextPositions[]>();
  for (const { positions } of group) {
    if (positions === undefined) continue;
    const together = byOrigin.get(positions.origin) ?? [];
    byOrigin.set(positions.origin, [...together, positions]);
  }
  return group.flatMap(({ address, positions }) => {
    if (positions === undefined) return [{ address }];
    const [first, ...others] = byOrigin.get(positions.origin) ?? [];
    return first === positions ? [{ address, positions: first.mergedWith(others) }] : [];
  });
}

/** The pages of all places, ascending. */
export function pagesOf(places: readonly Where[]): readonly number[] {
  return numbersOf(places, pageOf, ({ flow }) => flow?.page);
}

/** The numbers of the paragraphs of the body of a text document. */
export function bodyNumbersOf(places: readonly Where[]): readonly number[] {
  return numbersOf(
    places,
    (address) => paragraphOf(address)?.flow?.bodyNumber ?? null,
    ({ flow }) => flow?.bodyNumber,
  );
}

/** All paragraphs when the places lie in one text body, else none. */
export function paragraphsOfOneShape(places: readonly Where[]): readonly number[] {
  if (places.length > 1 && new Set(places.map(({ address }) => bodyOf(address))).size > 1) return [];
  return numbersOf(
    places,
    (address) => indexOf(address, 'paragraph'),
    ({ number }) => number,
  );
}

/** What holds the paragraph in which something lies; the address itself when it lies in none. */
function bodyOf(address: Address): Address | null {
  for (let at: Address | null = address; at !== null; at = at.parent)
    if (at.step.kind === 'paragraph') return at.parent;
  return address;
}

/** Ascending, without duplicates. @param ofParagraph undefined where the address says it: in charts and SmartArt */
function numbersOf(
  places: readonly Where[],
  ofAddress: (address: Address) => number | null,
  ofParagraph: (paragraph: Paragraph) => number | null | undefined,
): readonly number[] {
  const numbers: number[] = [];
  let last = -1;
  let stepsBack = 0;
  const add = (number: number | null): void => {
    if (number === null || number === last) return;
    if (number < last) stepsBack += 1;
    numbers.push(number);
    last = number;
  };
  for (const { address, positions } of places) {
    if (positions === undefined) add(ofAddress(address));
    else
      for (const paragraph of positions.paragraphs) {
        const number = ofParagraph(paragraph);
        add(number === undefined ? ofAddress(address) : number);
      }
  }
  return stepsBack === 0 ? numbers : [...new Set(numbers)].sort((a, b) => a - b);
}

/** Every place, then what stands beside them and the place of the cause, at most 200; then how many are left out. */
export function locationsOf(places: readonly Where[], others: readonly string[]): readonly string[] {
  const [only] = places;
  // Most findings of decks have one place, and nothing beside it.
  if (places.length === 1 && only?.positions === undefined && others.length === 0)
    return only === undefined ? [] : [locationOf(only.address)];
  const room = Math.max(1, MAX_LOCATIONS - others.length);
  const { shown, left } = areApart(places) ? ofTexts(places, room) : ofAll(places, room);
  const all = others.length === 0 ? shown : [...new Set([...shown, ...others])];
  const more = left + Math.max(0, all.length - MAX_LOCATIONS);
  return more === 0 ? all : [...all.slice(0, MAX_LOCATIONS), `… and ${more} more`];
}

interface Shown {
  readonly shown: readonly string[];
  readonly left: number;
}

/** Places in texts that are written apart: what is written of one is written of no other. */
function areApart(places: readonly Where[]): boolean {
  const texts = new Set(places.map(({ positions }) => positions && locationOf(positions.place.address)));
  return texts.size === places.length && !texts.has(undefined);
}

function ofTexts(places: readonly Where[], room: number): Shown {
  const shown: string[] = [];
  let left = places.reduce((sum, one) => sum + countOf(one), 0);
  for (const { positions } of places) left -= positions?.addLocations(shown, room) ?? 0;
  return { shown, left };
}

/** Marks in one run, and colours of one cell, are written alike. */
function ofAll(places: readonly Where[], room: number): Shown {
  const shown = new Set<string>();
  let left = places.reduce((sum, one) => sum + countOf(one), 0);
  for (const { address, positions } of places) {
    if (shown.size >= room) break;
    const own: string[] = [];
    left -= positions?.addLocations(own, room - shown.size) ?? 1;
    if (positions === undefined) shown.add(locationOf(address));
    for (const location of own) shown.add(location);
  }
  return { shown: [...shown], left };
}
