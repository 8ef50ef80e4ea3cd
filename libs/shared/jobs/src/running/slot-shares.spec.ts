import { describe, expect, it } from '@jest/globals';
import { backgroundSlots, organizationsWithTheirShare } from './slot-shares.ts';

/** Gives slots to organizations in turn until nobody gets another one. @returns the holders of the slots */
function taken(slots: number, organizations: readonly string[]): readonly string[] {
  const holders: string[] = [];
  for (let isOver = false; !isOver;) {
    const before = holders.length;
    for (const one of organizations) {
      if (holders.length < slots && !organizationsWithTheirShare(holders, slots).includes(one)) holders.push(one);
    }
    isOver = holders.length === before;
  }
  return holders;
}

describe('the share of an organization', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
    [8, 4],
  ])('of %i slots is %i while nobody else has one', (slots, share) => {
    expect(taken(slots, ['a'])).toHaveLength(share);
  });

  it('leaves a slot to whoever comes next', () => {
    for (let slots = 2; slots <= 12; slots += 1) expect(taken(slots, ['a']).length).toBeLessThan(slots);
    expect(taken(4, ['a', 'b'])).toEqual(['a', 'b']);
  });

  it('is one slot, also of the last one', () => {
    expect(taken(3, ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  });
});

describe('background jobs', () => {
  it('get half of the slots, and one in any case', () => {
    expect([1, 2, 3, 4, 9].map(backgroundSlots)).toEqual([1, 1, 1, 2, 4]);
  });
});
