import { countLocations } from '../count-locations.ts';
import type { Finding } from '../finding.ts';
import type { FindingDraft } from './finding-draft.ts';

const BODY_PARAGRAPH = /^body\/paragraph\[(\d+)\]/;
const NUMBERS = /^slide\[(\d+)\](?:\/shape\[(\d+)\])?(?:.*\/paragraph\[(\d+)\])?/;
const PARAGRAPH = /^(.*)\/paragraph\[(\d+)\]/;

/** Returns the estimated page of a paragraph of the body by its number; null when it is unknown. */
export type PageOf = (paragraph: number) => number | null;

/**
 * A finding on the file, or on what the engine could not do, whose locations are written already.
 * @param value what tells it from others of its type
 */
export function fileFinding(
  type: string,
  value: string,
  locations: readonly string[],
  words: Pick<Finding, 'title' | 'detail'> & Partial<Pick<Finding, 'severity'>>,
  pageOf: PageOf = () => null,
): FindingDraft {
  return {
    rule: null,
    identity: () => JSON.stringify([type, value]),
    write: (id) => ({ id, type, severity: 'low', ...words, ...positionsOf(locations, pageOf) }),
  };
}

function positionsOf(locations: readonly string[], pageOf: PageOf) {
  const [, slide, shape, paragraph] = NUMBERS.exec(locations[0] ?? '') ?? [];
  const inBody = bodyParagraphs(locations);
  const [first = null] = BODY_PARAGRAPH.test(locations[0] ?? '') ? inBody : [];
  const pages = inBody.map(pageOf).filter((page) => page !== null);
  return {
    autoFixable: false,
    slideIndex: number(slide),
    shapeIndex: number(shape),
    paragraphIndex: first ?? number(paragraph),
    pageNumber: first === null ? null : pageOf(first),
    pageNumbers: ascending(pages),
    paragraphIndexes: slide === undefined ? ascending(inBody) : paragraphsOfOneShape(locations),
    source: slide === undefined && first === null ? ('package' as const) : ('shape' as const),
    actualColor: null,
    colorSurface: null,
    locations,
    occurrences: countLocations(locations),
  };
}

function bodyParagraphs(locations: readonly string[]): readonly number[] {
  return locations.flatMap((location) => {
    const digits = BODY_PARAGRAPH.exec(location)?.[1];
    return digits === undefined ? [] : [Number(digits)];
  });
}

/** Sorts numbers in ascending order, without duplicates. */
function ascending(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

function number(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits);
}

function paragraphsOfOneShape(locations: readonly string[]): readonly number[] {
  const found = locations.flatMap((location) => {
    const [, body, paragraph] = PARAGRAPH.exec(location) ?? [];
    return body === undefined ? [] : [{ body, index: Number(paragraph) }];
  });
  const isOneShape = new Set(found.map(({ body }) => body)).size === 1;
  return isOneShape ? [...new Set(found.map(({ index }) => index))].sort((a, b) => a - b) : [];
}
