import { describe, expect, it } from '@jest/globals';
import { reportedFinding, sampleReport } from '../testing/sample-report.ts';
import { NumberedFindings } from './numbered-findings.ts';

describe('the numbers of findings', () => {
  it('do not depend on how many findings a page has room for', () => {
    const low = reportedFinding({ id: 'low', severity: 'low' });
    const high = reportedFinding({ id: 'high', severity: 'high', slideIndex: 1, locations: ['slide[1]/shape[0]'] });
    const report = sampleReport([low, high]);
    const numbersWith = (room: number) => {
      const numbers = new NumberedFindings('', report, room);
      return report.findings.map((finding) => [finding.id, numbers.numberOf(finding)]);
    };
    expect(numbersWith(2)).toEqual([
      ['high', 2],
      ['low', 1],
    ]);
    expect(numbersWith(1)).toEqual([
      ['high', 2],
      ['low', null],
    ]);
  });
});
