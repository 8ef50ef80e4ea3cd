import { type Address, indexOf, pageOf, type Paragraph, paragraphOf } from '@livery/office-model';
import type { TextPositions } from '../document-view/text-positions.ts';
import type { Occurrence, Uses, Where } from './check.ts';

const NONE: readonly never[] = [];

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
  const [only] = places;
  // Most findings of decks have one place.
  if (places.length === 1 && only?.positions === undefined) {
    const number = only === undefined ? null : ofAddress(only.address);
    return number === null ? NONE : [number];
  }
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
