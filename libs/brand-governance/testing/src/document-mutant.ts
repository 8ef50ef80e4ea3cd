import type { Finding } from '@livery/brand-governance-domain';
import type { SampleDocx } from '@livery/office-testing';
import { SECOND_PAGE } from './clean-document.ts';
import type { Predicted } from './mutant.ts';

/** What a finding on a text document must say: pages, and paragraphs of the body, are given where locations do not show them. */
export interface PredictedInText extends Predicted {
  readonly pages?: readonly number[];
}

/** A clean text document changed in one property at one level, with what that has to give and nothing else. */
export interface DocumentMutant {
  /** What is changed, and where. */
  readonly name: string;
  readonly document: SampleDocx;
  readonly findings: readonly PredictedInText[];
}

/** The whole finding but for its id, by the conventions of the catalogue alone (1.1). */
export function findingInText(predicted: PredictedInText): Omit<Finding, 'id'> {
  const { type, severity, title, detail, source, locations, color } = predicted;
  const paragraphs = predicted.paragraphs ?? ascending(locations.flatMap(bodyParagraph));
  const pages = predicted.pages ?? ascending(paragraphs.map((number) => (number < SECOND_PAGE ? 1 : 2)));
  const [first = null] = predicted.paragraphs ?? bodyParagraph(locations[0] ?? '');
  const isPlaced = first !== null || predicted.pages !== undefined;
  return {
    type,
    severity,
    title,
    detail,
    autoFixable: false,
    slideIndex: null,
    shapeIndex: null,
    paragraphIndex: first,
    pageNumber: isPlaced ? (pages[0] ?? null) : null,
    pageNumbers: pages,
    paragraphIndexes: paragraphs,
    source,
    actualColor: color?.[0] ?? null,
    colorSurface: color?.[1] ?? null,
    locations,
  };
}

function bodyParagraph(location: string): readonly number[] {
  const digits = /^body\/paragraph\[(\d+)\]/.exec(location)?.[1];
  return digits === undefined ? [] : [Number(digits)];
}

function ascending(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}
