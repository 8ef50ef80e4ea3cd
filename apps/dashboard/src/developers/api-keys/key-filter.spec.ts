import { describe, expect, it } from '@jest/globals';
import { activeOf, keyFilterOf } from './key-filter.ts';

describe('The filter of keys', () => {
  it.each([
    [{}, { active: true }],
    [{ show: 'ended' }, { active: false }],
    [{ show: 'all' }, {}],
    [{ show: 'nonsense' }, { active: true }],
    [{ show: 7, other: 'x' }, { active: true }],
  ])('in the address as %j is sent as %j', (search, query) => {
    expect(activeOf(keyFilterOf(search))).toEqual(query);
  });
});
