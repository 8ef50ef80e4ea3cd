import { describe, expect, it } from '@jest/globals';
import { knownSearch } from './known-search.ts';

describe('the filters in an address', () => {
  const read = knownSearch(({ page }) => (typeof page === 'number' ? { page } : {}));

  it('are those that the page knows', () => {
    expect(read({ page: 2, other: 'x' })).toEqual({ page: 2, other: undefined });
  });

  it('are taken out if their value is wrong', () => {
    expect(read({ page: 'two' })).toEqual({ page: undefined });
  });
});
