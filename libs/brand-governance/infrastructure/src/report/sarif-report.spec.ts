import { describe, expect, it } from '@jest/globals';
import { baselineComparison } from '@livery/brand-governance-application';
import { sarifSchema } from '@livery/brand-governance-testing';
import { Ajv } from 'ajv';
import { sarifReport } from './sarif-report.ts';
import { reportedFinding, sampleReport } from './testing/sample-report.ts';

const VERSION = { semanticVersion: '0.1.0' };

function logOf(...reports: Parameters<typeof sarifReport>[0]): unknown {
  const log: unknown = JSON.parse(sarifReport(reports, VERSION));
  const validate = new Ajv({ strict: false }).compile(sarifSchema);
  validate(log);
  expect(validate.errors).toBeNull();
  return log;
}

describe('the SARIF report', () => {
  it('has findings as results, without baseline and suppressions where none is known', () => {
    const locations = ['slide[0]/shape[0]', '… and 7 more'];
    const log = logOf(sampleReport([reportedFinding({ locations })]));
    const [result] = resultsOf(log);
    expect(result).toMatchObject({ ruleId: 'color.off_palette', ruleIndex: 0, level: 'error' });
    expect(result).not.toHaveProperty('baselineState');
    expect(result).not.toHaveProperty('suppressions');
    expect(result).toHaveProperty('locations.length', 1);
  });

  it('marks what is new against a baseline, and has what was fixed', () => {
    const findings = ['a', 'b', 'd'].map((id) => reportedFinding({ id }));
    const report = sampleReport(findings, {
      comparison: baselineComparison(null, {
        new: findings.slice(1, 2).map((finding) => ({ finding, newOccurrences: 1 })),
        fixed: [reportedFinding({ id: 'c' })],
        unchanged: findings.slice(0, 1),
        changed: findings.slice(2).map((head) => ({ base: reportedFinding({ id: 'e' }), head })),
      }),
    });
    expect(resultsOf(logOf(report))).toMatchObject([
      { partialFingerprints: { 'livery/v1': 'a' }, baselineState: 'unchanged' },
      { partialFingerprints: { 'livery/v1': 'b' }, baselineState: 'new', properties: { new_occurrences: 1 } },
      { partialFingerprints: { 'livery/v1': 'd' }, baselineState: 'updated' },
      { partialFingerprints: { 'livery/v1': 'c' }, baselineState: 'absent' },
    ]);
  });

  it('has accepted findings as suppressed results, and says that the others are not', () => {
    const acceptance = { reason: 'The partner colour', acceptedBy: null, accepted: null, expires: null };
    const report = sampleReport([reportedFinding({ id: 'a' })], {
      accepted: [{ finding: reportedFinding({ id: 'b' }), ...acceptance }],
    });
    expect(resultsOf(logOf(report))).toMatchObject([
      { suppressions: [] },
      { suppressions: [{ kind: 'external', status: 'accepted', justification: 'The partner colour' }] },
    ]);
  });

  it('says of a finding that was accepted and is back how many occurrences are new', () => {
    const report = sampleReport([reportedFinding({ occurrences: 4, newOccurrences: 1 })]);
    const text = expect.stringMatching(/It was accepted with 3 occurrences; 1 more is new since then\.$/);
    expect(resultsOf(logOf(report))).toMatchObject([{ message: { text }, properties: { new_occurrences: 1 } }]);
  });

  it('calls a file what the caller calls it', () => {
    const { document } = sampleReport([]);
    const report = sampleReport([reportedFinding()], { document: { ...document, document: 'decks/q4.pptx' } });
    const [result] = resultsOf(logOf(report));
    expect(memberOf(result, 'locations', 0, 'physicalLocation', 'artifactLocation', 'uri')).toBe('decks/q4.pptx');
  });

  it('has documents that could not be judged as notifications', () => {
    const refusal = { code: 'file_corrupt', message: 'The file is damaged.', part: null };
    const log = logOf(sampleReport([], { verdict: { outcome: 'refused', refusal } }));
    expect(log).toHaveProperty('runs.0.invocations.0', {
      executionSuccessful: false,
      toolExecutionNotifications: [expect.objectContaining({ descriptor: { id: 'file_corrupt' } })],
    });
  });

  it('makes no links and no placeholders of what a document says', () => {
    const detail = '[click](https://evil.example) in C:\\decks, {0} and {plan}.';
    const [result] = resultsOf(logOf(sampleReport([reportedFinding({ detail })])));
    expect(memberOf(result, 'message', 'text')).toBe(
      '\\[click\\](https://evil.example) in C:\\\\decks, {{0}} and {plan}.',
    );
  });

  it('names every file by a valid relative reference', () => {
    const { document } = sampleReport([]);
    const uris = ['c:\\a b\\ü:.pptx', '\ud800.pptx', '//evil.example/../x.pptx', null].map((filename) => {
      const report = sampleReport([reportedFinding()], { document: { ...document, filename } });
      const [result] = resultsOf(logOf(report));
      return memberOf(result, 'locations', 0, 'physicalLocation', 'artifactLocation', 'uri');
    });
    expect(uris).toEqual([
      'c%3A/a%20b/%C3%BC%3A.pptx',
      '%EF%BF%BD.pptx',
      'evil.example/x.pptx',
      `${document.check ?? ''}.pptx`,
    ]);
  });
});

function resultsOf(log: unknown): readonly unknown[] {
  const results = memberOf(log, 'runs', 0, 'results');
  return Array.isArray(results) ? results : [];
}

function memberOf(value: unknown, ...names: readonly (string | number)[]): unknown {
  return names.reduce<unknown>((found, name): unknown => Reflect.get(Object(found), name), value);
}
