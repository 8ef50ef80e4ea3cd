import { describe, expect, it } from '@jest/globals';
import { compareFindings } from '../comparison/compare-findings.ts';
import { countAgainstBaseline } from '../comparison/count-against-baseline.ts';
import { sampleCompletedCheck } from '../testing/sample-completed-check.ts';
import { sampleFinding } from '../testing/sample-finding.ts';
import { sampleSuppression } from '../testing/sample-suppression.ts';
import { applySuppressions } from './apply-suppressions.ts';

const [a, b] = [
  sampleFinding({ name: 'a' }),
  sampleFinding({ name: 'b', severity: 'low', type: 'text.double_spaces' }),
];
const three = sampleFinding({ name: 'a', occurrences: 3 });

describe('the findings of a check', () => {
  it('leave out what was accepted, and the counts leave it out, too', () => {
    const suppression = sampleSuppression();
    const check = applySuppressions(sampleCompletedCheck({}, [a, b]), [suppression]);
    expect(check).toMatchObject({ findings: [b], suppressed: [{ finding: a, suppression }] });
    expect(check.summary).toEqual({
      total: 1,
      bySeverity: { low: 1, medium: 0, high: 0, critical: 0 },
      byType: { 'text.double_spaces': 1 },
      truncated: false,
      suppressed: 1,
      unusedSuppressions: 0,
      baseline: null,
    });
  });

  it('leave out a finding that has fewer occurrences than were accepted', () => {
    const check = applySuppressions(sampleCompletedCheck({}, [a]), [sampleSuppression({ occurrences: 3 })]);
    expect(check).toMatchObject({ findings: [], suppressed: [{ finding: a }] });
  });

  it('have a finding again once it has more occurrences than were accepted, and say how many are new', () => {
    const check = applySuppressions(sampleCompletedCheck({}, [three]), [sampleSuppression({ occurrences: 2 })]);
    expect(check).toMatchObject({ findings: [{ ...three, newOccurrences: 1 }], suppressed: [] });
    expect(check.summary).toMatchObject({ total: 1, suppressed: 0, unusedSuppressions: 0 });
  });

  it('go by the suppression with more occurrences if a finding was accepted for content and document', () => {
    const few = sampleSuppression({ id: '1', occurrences: 1 });
    const many = sampleSuppression({ id: '2', occurrences: 3, scope: 'document', key: 'q4' });
    for (const suppressions of [
      [few, many],
      [many, few],
    ]) {
      const { suppressed, summary } = applySuppressions(sampleCompletedCheck({}, [three]), suppressions);
      expect(suppressed).toEqual([{ finding: three, suppression: many }]);
      expect(summary).toMatchObject({ suppressed: 1, unusedSuppressions: 0 });
    }
  });

  it('count suppressions of findings that are gone', () => {
    const check = applySuppressions(sampleCompletedCheck({}, [b]), [sampleSuppression()]);
    expect(check).toMatchObject({ findings: [b], summary: { suppressed: 0, unusedSuppressions: 1 } });
  });

  describe('that were several in a former engine version', () => {
    const parts = [
      { id: 'x', occurrences: 2 },
      { id: 'y', occurrences: 3 },
    ];
    const joined = sampleFinding({ name: 'a', occurrences: 5, former: parts });
    const accepted = (findingId: string, occurrences: number) =>
      sampleSuppression({ id: findingId, findingId, occurrences });
    const apply = (...suppressions: ReturnType<typeof accepted>[]) =>
      applySuppressions(sampleCompletedCheck({}, [joined]), suppressions);

    it('are accepted once all of those were', () => {
      const check = apply(accepted('x', 2), accepted('y', 3));
      expect(check).toMatchObject({ findings: [], suppressed: [{ finding: joined }] });
      expect(check.summary).toMatchObject({ suppressed: 1, unusedSuppressions: 0 });
    });

    it('say that what was not accepted is new', () => {
      expect(apply(accepted('x', 9))).toMatchObject({ findings: [{ newOccurrences: 3 }], suppressed: [] });
      expect(apply(accepted('x', 2), accepted('y', 2))).toMatchObject({ findings: [{ newOccurrences: 1 }] });
    });

    it('are accepted by their own ids, too', () => {
      expect(apply(accepted('a', 5))).toMatchObject({ findings: [], suppressed: [{ finding: joined }] });
      expect(apply(accepted('a', 4), accepted('x', 2))).toMatchObject({ findings: [{ newOccurrences: 1 }] });
    });
  });

  it('stay truncated', () => {
    const whole = sampleCompletedCheck({}, [a]);
    const check = { ...whole, summary: { ...whole.summary, truncated: true } };
    expect(applySuppressions(check, [sampleSuppression()]).summary.truncated).toBe(true);
  });
});

describe('an accepted finding in a comparison', () => {
  const open = sampleCompletedCheck({}, [a, b]);
  const accepted = applySuppressions(open, [sampleSuppression()]);

  it('is not fixed when it is accepted', () => {
    expect(compareFindings(open, accepted)).toEqual({ new: [], fixed: [], unchanged: [b], changed: [] });
  });

  it('is not new when it is no longer accepted', () => {
    expect(compareFindings(accepted, open)).toEqual({ new: [], fixed: [], unchanged: [a, b], changed: [] });
  });

  it('is neither new nor fixed when it comes and goes', () => {
    const without = sampleCompletedCheck({}, [b]);
    for (const [base, head] of [
      [without, accepted],
      [accepted, without],
      [accepted, accepted],
    ] as const) {
      expect(compareFindings(base, head)).toEqual({ new: [], fixed: [], unchanged: [b], changed: [] });
    }
  });

  it('is new by the occurrences that the base does not have when it is back', () => {
    const back = applySuppressions(sampleCompletedCheck({}, [three]), [sampleSuppression()]);
    const { new: fresh } = compareFindings(accepted, back);
    expect(fresh).toEqual([{ finding: { ...three, newOccurrences: 2 }, newOccurrences: 2 }]);
    expect(compareFindings(back, back)).toMatchObject({ new: [], unchanged: [{ id: 'a' }] });
  });

  it('takes part in no pair of changed findings', () => {
    const other = sampleCompletedCheck({}, [{ ...a, id: 'other' }]);
    const onlyAccepted = applySuppressions(sampleCompletedCheck({}, [a]), [sampleSuppression()]);
    expect(compareFindings(onlyAccepted, other)).toMatchObject({ changed: [], new: [{ newOccurrences: 1 }] });
    expect(compareFindings(other, onlyAccepted)).toMatchObject({ changed: [], fixed: [{ id: 'other' }] });
  });

  it('is in no count against a baseline', () => {
    const counted = countAgainstBaseline(accepted, open);
    const counts = { brandCheckId: open.id, new: 0, fixed: 0, unchanged: 1, changed: 0 };
    expect(counted.summary).toMatchObject({ total: 1, suppressed: 1, baseline: counts });
  });
});
