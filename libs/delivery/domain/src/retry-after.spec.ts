import { describe, expect, it } from '@jest/globals';
import { parseRetryAfter } from './retry-after.ts';

const now = new Date('1994-11-06T08:48:37Z');

describe('Retry-After', () => {
  it.each([
    ['0', 0],
    ['120', 120_000],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 60_000],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 60_000],
    ['Sun Nov  6 08:49:37 1994', 60_000],
    ['Sun, 06 Nov 1994 08:47:37 GMT', 0],
  ])('%s is a wait of %d ms', (text, wait) => {
    expect(parseRetryAfter(text, now)).toBe(wait);
  });

  it.each([
    '',
    '-1',
    '1.5',
    '1e3',
    '60, 120',
    'soon',
    'tomorrow',
    '1994-11-06T08:49:37Z',
    'Sun, 99 Nov 1994 99:99:99 GMT',
  ])('"%s" is no wait', (text) => {
    expect(parseRetryAfter(text, now)).toBeNull();
  });

  it('can be longer than a number can say', () => {
    expect(parseRetryAfter('9'.repeat(400), now)).toBe(Infinity);
  });
});
