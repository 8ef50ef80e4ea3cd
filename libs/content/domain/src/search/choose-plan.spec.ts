import { describe, expect, it } from '@jest/globals';
import { choosePlan, expectedMatches } from './choose-plan.ts';

describe('the plan of a search', () => {
  it.each([
    ['newest', { matches: 300_000, wanted: 51, total: 1_000_000 }],
    ['newest', { matches: 5_000, wanted: 51, total: 1_000_000 }],
    ['index', { matches: 3_000, wanted: 51, total: 1_000_000 }],
    ['index', { matches: 0, wanted: 51, total: 1_000_000 }],
    ['index', { matches: 5_000, wanted: 10_001, total: 1_000_000 }],
    ['index', { matches: 10, wanted: 51, total: 0 }],
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
