import type { Finding } from '@livery/brand-governance-domain';
import type { DocumentReport } from '../document-report.ts';

export const FINDING: Finding = {
  id: '0123456789abcdef',
  type: 'color.off_palette',
  severity: 'medium',
  title: 'Colour, not in the palette: 50%',
  detail: 'First line\nsecond <line> & "more"\u0000',
  autoFixable: true,
  slideIndex: null,
  shapeIndex: null,
  paragraphIndex: null,
  pageNumber: null,
  pageNumbers: [],
  paragraphIndexes: [],
  source: 'package',
  actualColor: null,
  colorSurface: null,
  locations: ['slide[1]/shape[2]'],
  occurrences: 1,
};

/** A document with these findings. */
export const judged = (file: string, findings: readonly Finding[]): DocumentReport => ({
  file,
  format: 'pptx',
  findings,
  notEvaluated: [],
  truncated: false,
  suppressed: [],
  unusedSuppressions: 0,
  comparison: null,
  illustration: null,
  error: null,
});
