import { describe, expect, it } from '@jest/globals';
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts';

describe('the filters in an address', () => {
  it.each([
    ['?status=415', { status: '415' }],
    ['?status=4xx&path=%2Fapi%2Fv1', { status: '4xx', path: '/api/v1' }],
    ['?q=a+%26+b%3Dc', { q: 'a & b=c' }],
    ['?fixable=true', { fixable: true }],
    ['', {}],
  ])('%s are read as they are, and written as they were', (address, search) => {
    expect(parsePlainSearch(address)).toEqual(search);
    expect(stringifyPlainSearch(search)).toBe(address);
  });

  it('are left out without a value', () => {
    expect(stringifyPlainSearch({ status: undefined, code: 'rate_limited' })).toBe('?code=rate_limited');
  });
});
