import type { Finding } from '../finding.ts';
import type { GroupedFinding } from './group-occurrences.ts';

const NUMBERS = /^slide\[(\d+)\](?:\/shape\[(\d+)\])?(?:.*\/paragraph\[(\d+)\])?/;
const PARAGRAPH = /^(.*)\/paragraph\[(\d+)\]/;

/** A finding on the file or on what the engine could not do, at locations that are written already. */
export function onTheFile(
  type: string,
  locations: readonly string[],
  words: Pick<Finding, 'title' | 'detail'> & Partial<Pick<Finding, 'severity'>>,
): GroupedFinding {
  const [, slide, shape, paragraph] = NUMBERS.exec(locations[0] ?? '') ?? [];
  return {
    identity: JSON.stringify([type, locations[0], words.detail]),
    finding: {
      type,
      severity: 'low',
      ...words,
      autoFixable: false,
      slideIndex: number(slide),
      shapeIndex: number(shape),
      paragraphIndex: number(paragraph),
      pageNumber: null,
      pageNumbers: [],
      paragraphIndexes: paragraphsOfOneShape(locations),
      source: slide === undefined ? 'package' : 'shape',
      actualColor: null,
      colorSurface: null,
      locations,
    },
  };
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
