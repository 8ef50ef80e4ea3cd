import type { Finding } from '../finding.ts';
import type { GroupedFinding } from './group-occurrences.ts';

const NUMBERS = /^slide\[(\d+)\](?:\/shape\[(\d+)\])?(?:.*\/paragraph\[(\d+)\])?/;

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
      paragraphIndexes: [],
      source: 'package',
      actualColor: null,
      colorSurface: null,
      locations,
    },
  };
}

function number(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits);
}
