import type { Finding } from '@livery/brand-governance-domain';

/** What a finding has to say. Slides, shapes, paragraphs and pages follow from its locations (check catalogue, 1.1). */
export interface ExpectedFinding {
  readonly type: string;
  readonly severity: Finding['severity'];
  readonly title: string;
  readonly detail: string;
  readonly source: Finding['source'];
  readonly locations: readonly string[];
  /** The colour that was found and the surface that has it; for findings on colours and contrast only. */
  readonly color?: readonly [actual: string, surface: Finding['colorSurface']];
  /** How often the deviation occurs, where some locations are those of causes, or of several occurrences. */
  readonly occurrences?: number;
  /** The numbers of the paragraphs, where they do not follow from the locations. */
  readonly paragraphs?: readonly number[];
  /** The numbers of the pages of a text document, where they do not follow from the paragraphs. */
  readonly pages?: readonly number[];
}

/** Returns a function that makes expected findings. They have these facts in common; each may state others. */
export function expectedFindings(common: Pick<ExpectedFinding, 'source' | 'locations' | 'pages'>) {
  return (
    type: string,
    severity: ExpectedFinding['severity'],
    title: string,
    detail: string,
    own: Partial<ExpectedFinding> = {},
  ): ExpectedFinding => ({ type, severity, title, detail, ...common, ...own });
}
