import type { Finding } from '@livery/brand-governance-domain';
import type { SamplePresentation } from '@livery/office-testing';

/** What a finding must say. The numbers follow from the first location, as the check catalogue has it (1.1). */
export interface Predicted {
  readonly type: string;
  readonly severity: Finding['severity'];
  readonly title: string;
  readonly detail: string;
  readonly source: Finding['source'];
  readonly locations: readonly string[];
  /** Set for findings on colour and contrast only. */
  readonly color?: readonly [actual: string, surface: Finding['colorSurface']];
  /** All paragraphs when they are in one shape; those of the locations when left out. */
  readonly paragraphs?: readonly number[];
}

/** A clean deck changed in one property at one level, with what that has to give and nothing else. */
export interface Mutant {
  /** What is changed, and where. */
  readonly name: string;
  readonly deck: SamplePresentation;
  readonly findings: readonly Predicted[];
}

/** The whole finding but for its id, by the conventions of the catalogue alone. */
export function findingOf(predicted: Predicted): Omit<Finding, 'id'> {
  const { type, severity, title, detail, source, locations, color, paragraphs } = predicted;
  const [first = ''] = locations;
  const isOnSlide = first.startsWith('slide[');
  return {
    type,
    severity,
    title,
    detail,
    autoFixable: false,
    slideIndex: number(/^slide\[(\d+)\]/, first),
    shapeIndex: isOnSlide ? number(/^slide\[\d+\]\/shape\[(\d+)\]/, first) : null,
    paragraphIndex: number(/\/paragraph\[(\d+)\]/, first),
    pageNumber: null,
    pageNumbers: [],
    paragraphIndexes: paragraphs ?? paragraphsOf(locations),
    source,
    actualColor: color?.[0] ?? null,
    colorSurface: color?.[1] ?? null,
    locations,
  };
}

function number(pattern: RegExp, location: string): number | null {
  const digits = pattern.exec(location)?.[1];
  return digits === undefined ? null : Number(digits);
}

function paragraphsOf(locations: readonly string[]): readonly number[] {
  const found = locations.flatMap((location) => {
    const [, body = '', paragraph] = /^(.*)\/paragraph\[(\d+)\]/.exec(location) ?? [];
    return paragraph === undefined ? [] : [{ body, paragraph: Number(paragraph) }];
  });
  if (new Set(found.map(({ body }) => body)).size > 1) return [];
  return [...new Set(found.map(({ paragraph }) => paragraph))].sort((a, b) => a - b);
}
