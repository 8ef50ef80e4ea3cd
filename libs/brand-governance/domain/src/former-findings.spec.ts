import { describe, expect, it } from '@jest/globals';
import { currentIds, knownIds } from './former-findings.ts';
import { sampleFinding } from './testing/sample-finding.ts';

const former = ['x', 'y'].map((id) => ({ id, occurrences: 1 }));
const findings = [sampleFinding({ id: 'a', former }), sampleFinding({ id: 'b' })];

describe('the ids of findings in requests for fixes', () => {
  it('are those of the present findings, if they were named by ids of a former engine version', () => {
    expect(currentIds(['y', 'x', 'b', 'gone'], findings)).toEqual(['a', 'b', 'gone']);
  });

  it('are accepted if their own were, or all of a former engine version', () => {
    expect(knownIds(['x', 'y'], findings).has('a')).toBe(true);
    expect(knownIds(['x'], findings).has('a')).toBe(false);
    expect(knownIds(['a'], findings).has('a')).toBe(true);
  });
});
