import { describe, it } from '@jest/globals';
import { assertBelow, timed } from '@livery/testing';
import type { Finding } from '../finding.ts';
import { sampleFinding } from '../testing/sample-finding.ts';
import { compareFindings } from './compare-findings.ts';

const COUNT = 10_000;
const LIMIT_MS = 50;

const list = (facts: (index: number) => Partial<Finding>): Finding[] =>
  Array.from({ length: COUNT }, (_, index) => sampleFinding({ name: `${index}`, ...facts(index) }));

/** The processor time of the fastest of five comparisons. */
function processorMs(base: readonly Finding[], head: readonly Finding[]): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    compareFindings({ findings: base, suppressed: [] }, { findings: head, suppressed: [] });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

describe('the comparison of two times 10,000 findings', () => {
  it.each<[string, Finding[], Finding[]]>([
    ['are the same', list(() => ({})), list(() => ({}))],
    [
      'have no id, location or words in common',
      list(() => ({})),
      list((index) => ({ id: `n${index}`, locations: [`n${index}`], detail: `n${index}` })),
    ],
    ['lie at one location each with another id', list(() => ({})), list((index) => ({ id: `n${index}` }))],
    [
      'all lie at one location, with the same words',
      list(() => ({ locations: [], detail: '' })),
      list((index) => ({ id: `n${index}`, locations: [], detail: '' })),
    ],
  ])(
    'takes at most 50 ms of the processor if they %s',
    timed((_, base, head) => {
      assertBelow(processorMs(base, head), LIMIT_MS);
    }),
  );
});
