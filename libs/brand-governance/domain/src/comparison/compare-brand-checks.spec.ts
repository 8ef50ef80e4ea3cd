import { describe, expect, it } from '@jest/globals';
import { sampleCompletedCheck } from '../testing/sample-completed-check.ts';
import { sampleFinding } from '../testing/sample-finding.ts';
import { compareBrandChecks } from './compare-brand-checks.ts';

const CHART = { surface: 'chart', reason: 'Not read.', locations: ['slide[0]'] };
const PICTURE = { surface: 'contrast', reason: 'Text over the picture "Photo".', locations: ['slide[1]'] };

describe('the comparison of two checks', () => {
  it('says whether content, guideline and engine are the same', () => {
    const base = sampleCompletedCheck();
    expect(compareBrandChecks(base, base)).toMatchObject({ sameContent: true, sameGuideline: true, sameEngine: true });
    const other = { contentSha256: 'c'.repeat(64), guidelineVersion: 'd'.repeat(64), engineVersion: 1 };
    expect(compareBrandChecks(base, sampleCompletedCheck(other))).toMatchObject({
      sameContent: false,
      sameGuideline: false,
      sameEngine: false,
    });
  });

  it('names both checks, and compares the head against the base', () => {
    const [base, head] = [sampleCompletedCheck({ id: '1' }), sampleCompletedCheck({ id: '2' }, [sampleFinding()])];
    expect(compareBrandChecks(base, head)).toMatchObject({
      baseId: '1',
      headId: '2',
      findings: { new: [{ newOccurrences: 1 }], fixed: [] },
    });
  });

  it('is complete when both checks have the same gaps', () => {
    const gaps = { notEvaluated: [CHART, { ...PICTURE, locations: ['slide[2]'] }] };
    const [base, head] = [sampleCompletedCheck(gaps), sampleCompletedCheck({ notEvaluated: [PICTURE, CHART] })];
    expect(compareBrandChecks(base, head).incomplete).toBeNull();
  });

  it('says which check has a gap that the other one does not have', () => {
    const [base, head] = [
      sampleCompletedCheck({ notEvaluated: [CHART, PICTURE] }),
      sampleCompletedCheck({ notEvaluated: [CHART] }),
    ];
    const none = { truncated: false, notEvaluated: [] };
    const gap = { truncated: false, notEvaluated: [PICTURE] };
    expect(compareBrandChecks(base, head).incomplete).toEqual({ base: gap, head: none });
    expect(compareBrandChecks(head, base).incomplete).toEqual({ base: none, head: gap });
  });

  it('says which check left findings out', () => {
    const whole = sampleCompletedCheck();
    const truncated = { ...whole, summary: { ...whole.summary, truncated: true } };
    expect(compareBrandChecks(whole, truncated).incomplete).toMatchObject({
      base: { truncated: false },
      head: { truncated: true },
    });
    expect(compareBrandChecks(truncated, truncated).incomplete).not.toBeNull();
  });
});
