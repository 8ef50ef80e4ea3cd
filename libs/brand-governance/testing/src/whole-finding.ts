import type { Finding } from '@livery/brand-governance-domain';
import { SECOND_PAGE } from './clean-document.ts';
import type { ExpectedFinding } from './expected-finding.ts';

/** Locations that name where a value is set, and no occurrence, unless they come first. */
const CAUSE = /^(?:layout|master|theme|part|style|table_style|abstract_numbering|doc_defaults|background)\b/;

type WholeFinding = Omit<Finding, 'id' | 'autoFixable'>;

/** The finding on a deck with all its fields but the id, and whether it can be fixed. The numbers follow from the locations, as the check catalogue says (1.1). */
export function wholeDeckFinding(expected: ExpectedFinding): WholeFinding {
  const [first = ''] = expected.locations;
  return {
    ...fieldsOf(expected),
    slideIndex: numberIn(/^slide\[(\d+)\]/, first),
    shapeIndex: numberIn(/^slide\[\d+\]\/shape\[(\d+)\]/, first),
    paragraphIndex: numberIn(/\/paragraph\[(\d+)\]/, first),
    pageNumber: null,
    pageNumbers: [],
    paragraphIndexes: expected.paragraphs ?? paragraphsOfOneShape(expected.locations),
  };
}

/** The finding on a text document with all its fields but the id, and whether it can be fixed. */
export function wholeDocumentFinding(expected: ExpectedFinding): WholeFinding {
  const paragraphs = expected.paragraphs ?? ascending(expected.locations.flatMap(bodyParagraph));
  const pages = expected.pages ?? ascending(paragraphs.map((number) => (number < SECOND_PAGE ? 1 : 2)));
  const [first = null] = expected.paragraphs ?? bodyParagraph(expected.locations[0] ?? '');
  const hasPage = first !== null || expected.pages !== undefined;
  return {
    ...fieldsOf(expected),
    slideIndex: null,
    shapeIndex: null,
    paragraphIndex: first,
    pageNumber: hasPage ? (pages[0] ?? null) : null,
    pageNumbers: pages,
    paragraphIndexes: paragraphs,
  };
}

function fieldsOf({ type, severity, title, detail, source, locations, color, ...expected }: ExpectedFinding) {
  const [actualColor, colorSurface] = color ?? [null, null];
  const occurrences = expected.occurrences ?? Math.max(1, locations.filter((one) => !CAUSE.test(one)).length);
  return {
    type,
    severity,
    title,
    detail,
    source,
    actualColor,
    colorSurface,
    locations,
    occurrences,
  };
}

function numberIn(pattern: RegExp, location: string): number | null {
  const digits = pattern.exec(location)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The numbers of the paragraphs when all of them are in one shape, else none. */
function paragraphsOfOneShape(locations: readonly string[]): readonly number[] {
  const found = locations.flatMap((location) => {
    const [, shape = '', paragraph] = /^(.*)\/paragraph\[(\d+)\]/.exec(location) ?? [];
    return paragraph === undefined ? [] : [{ shape, paragraph: Number(paragraph) }];
  });
  if (new Set(found.map(({ shape }) => shape)).size > 1) return [];
  return ascending(found.map(({ paragraph }) => paragraph));
}

function bodyParagraph(location: string): readonly number[] {
  const number = numberIn(/^body\/paragraph\[(\d+)\]/, location);
  return number === null ? [] : [number];
}

function ascending(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}
