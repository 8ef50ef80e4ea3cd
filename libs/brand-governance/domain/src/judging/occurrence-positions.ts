import { type Address, indexOf, pageOf, type Paragraph, paragraphOf } from '@livery/office-model';
import type { Occurrence, OccurrenceLocation, Uses } from './check.ts';
import { listMarksOf } from './list-marks.ts';

/** The number of positions of an occurrence. */
export function positionCount({ positions }: OccurrenceLocation): number {
  return positions?.length ?? 1;
}

/** Counts the positions, slides and surfaces of a group of occurrences. */
export function usesOf(group: readonly Occurrence[]): Uses {
  const length = group.reduce((sum, one) => sum + positionCount(one), 0);
  return {
    length,
    slides: () => slidesOf(group).length,
    surfaces: () => new Set(group.map(({ color }) => color?.surface ?? null)),
    shades: () => shadesOf(group),
    listMarks: () => listMarksOf(group),
  };
}

function shadesOf(group: readonly Occurrence[]): ReturnType<Uses['shades']> {
  const isShade = ({ color }: Occurrence): boolean => color?.isShade === true;
  if (!group.some(isShade)) return 'none';
  return group.every(isShade) ? 'all' : 'some';
}

/** How often a deviation occurs, with what is counted beside the positions. */
export function occurrencesOf(group: readonly Occurrence[]): number {
  return group.reduce((sum, one) => sum + positionCount(one) + (one.furtherOccurrences ?? 0), 0);
}

/** Merges occurrences whose positions were gathered together into one, with all their positions in document order. */
export function mergedByOrigin(group: readonly OccurrenceLocation[]): readonly OccurrenceLocation[] {
  if (group.length === 1) return group;
  const gathered = group.flatMap(({ positions }) => positions ?? []);
  const byOrigin = Map.groupBy(gathered, ({ origin }) => origin);
  return group.flatMap(({ address, positions }) => {
    if (positions === undefined) return [{ address }];
    const [first, ...others] = byOrigin.get(positions.origin) ?? [];
    return first === positions ? [{ address, positions: first.mergedWith(others) }] : [];
  });
}

/** The numbers of all slides, ascending. */
export function slidesOf(locations: readonly OccurrenceLocation[]): readonly number[] {
  const numbers = locations.map(({ address }) => indexOf(address, 'slide')).filter((number) => number !== null);
  return [...new Set(numbers)].sort((one, two) => one - two);
}

/** The pages of all positions, ascending. */
export function pagesOf(locations: readonly OccurrenceLocation[]): readonly number[] {
  return numbersOf(locations, pageOf, ({ flow }) => flow?.page);
}

/** The numbers of all paragraphs in the body of a text document, ascending. */
export function bodyNumbersOf(locations: readonly OccurrenceLocation[]): readonly number[] {
  return numbersOf(
    locations,
    (address) => paragraphOf(address)?.flow?.bodyNumber ?? null,
    ({ flow }) => flow?.bodyNumber,
  );
}

/** The numbers of all paragraphs, ascending, when all positions lie in one text body; else none. */
export function paragraphsOfOneShape(locations: readonly OccurrenceLocation[]): readonly number[] {
  if (locations.length > 1 && new Set(locations.map(({ address }) => bodyOf(address))).size > 1) return [];
  return numbersOf(
    locations,
    (address) => indexOf(address, 'paragraph'),
    ({ number }) => number,
  );
}

/** The address of the text body that holds the paragraph of an address; the address itself when it leads to no paragraph. */
function bodyOf(address: Address): Address | null {
  for (let at: Address | null = address; at !== null; at = at.parent)
    if (at.step.kind === 'paragraph') return at.parent;
  return address;
}

/**
 * Numbers of all positions, ascending and without duplicates.
 * @param ofAddress the number by an address
 * @param ofParagraph the number by a paragraph; undefined where only the address tells it, in charts and SmartArt
 */
function numbersOf(
  locations: readonly OccurrenceLocation[],
  ofAddress: (address: Address) => number | null,
  ofParagraph: (paragraph: Paragraph) => number | null | undefined,
): readonly number[] {
  const numbers = new Set<number>();
  const add = (number: number | null): void => {
    if (number !== null) numbers.add(number);
  };
  for (const { address, positions } of locations) {
    if (positions === undefined) add(ofAddress(address));
    for (const paragraph of positions?.paragraphs ?? []) {
      const number = ofParagraph(paragraph);
      add(number === undefined ? ofAddress(address) : number);
    }
  }
  return [...numbers].sort((one, two) => one - two);
}
