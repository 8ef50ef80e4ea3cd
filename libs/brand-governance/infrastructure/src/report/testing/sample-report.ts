import { type BrandCheckReport, reportBrandCheck, type ReportInput } from '@livery/brand-governance-application';
import type { Finding } from '@livery/brand-governance-domain';

/** A finding on a purple shape of the first slide. */
export function reportedFinding(facts: Partial<Finding> = {}): Finding {
  return {
    id: 'a',
    type: 'color.off_palette',
    severity: 'high',
    title: 'Colour is not in the palette',
    detail: '#5E13C8 fills 1 shape and is no brand colour.',
    autoFixable: false,
    slideIndex: 0,
    shapeIndex: 0,
    paragraphIndex: null,
    pageNumber: null,
    pageNumbers: [],
    paragraphIndexes: [],
    source: 'shape',
    actualColor: '#5E13C8',
    colorSurface: 'fill',
    locations: ['slide[0]/shape[0]'],
    occurrences: 1,
    ...facts,
  };
}

/** The report on a presentation with these findings. */
export function sampleReport(findings: readonly Finding[], facts: Partial<ReportInput> = {}): BrandCheckReport {
  return reportBrandCheck({
    document: {
      check: 'brand_check_0350tEyI9WPdaV8SfnABZa',
      filename: 'autumn.pptx',
      document: null,
      format: 'pptx',
      guidelineVersion: 'b'.repeat(64),
      engineVersion: 4,
      judged: new Date('2026-11-25T21:10:00Z'),
    },
    verdict: { outcome: 'judged', findings, notEvaluated: [], truncated: false },
    guideline: null,
    ...facts,
  });
}
