import { describe, expect, it } from '@jest/globals';
import { choosePlan, expectedMatches } from './choose-plan.ts';

describe('the plan of a search', () => {
  it.each([
    ['newest', { matches: 300_000, candidates: 300_000, wanted: 51, total: 1_000_000, isSigned: false }],
    ['newest', { matches: 5_000, candidates: 5_000, wanted: 51, total: 1_000_000, isSigned: false }],
    ['index', { matches: 3_000, candidates: 3_000, wanted: 51, total: 1_000_000, isSigned: false }],
    ['index', { matches: 0, candidates: 0, wanted: 51, total: 1_000_000, isSigned: false }],
    ['index', { matches: 5_000, candidates: 5_000, wanted: 10_001, total: 1_000_000, isSigned: false }],
    ['newest', { matches: 3_000, candidates: 9_000, wanted: 51, total: 1_000_000, isSigned: false }],
    ['newest', { matches: 3_000, candidates: 3_000, wanted: 51, total: 1_000_000, isSigned: true }],
    ['index', { matches: 1_000, candidates: 1_000, wanted: 51, total: 1_000_000, isSigned: true }],
    ['index', { matches: 10, candidates: 10, wanted: 51, total: 0, isSigned: true }],
  ])('is %s for %j', (plan, facts) => {
    expect(choosePlan(facts)).toBe(plan);
  });

  it('expects words to be independent of each other, and no word to be in more assets than there are', () => {
    expect(expectedMatches([300, 100], 1_000)).toBe(30);
    expect(expectedMatches([5_000], 1_000)).toBe(1_000);
    expect(expectedMatches([], 1_000)).toBe(1_000);
    expect(expectedMatches([7], 0)).toBe(0);
  });
});
