import { describe, expect, it } from '@jest/globals';
import { ConnectionError } from './errors.ts';
import { pauseBeforeRepeat } from './repeats.ts';
import { retryAfterMs } from './retry-after.ts';

const LOST = new ConnectionError('lost');

describe('the pause before a repeat', () => {
  it('doubles up to eight seconds, and varies by up to its half', () => {
    const pauses = (random: number) =>
      [0, 1, 2, 3, 4, 9].map((repeats) =>
        pauseBeforeRepeat(LOST, { repeats, isRepeatable: true, random: () => random }),
      );
    expect(pauses(1)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000]);
    expect(pauses(0)).toEqual([250, 500, 1_000, 2_000, 4_000, 4_000]);
  });

  it('is not made after errors of the program', () => {
    expect(pauseBeforeRepeat(new TypeError('x'), { repeats: 0, isRepeatable: true })).toBeUndefined();
  });
});

describe('Retry-After', () => {
  const DATE = 'Thu, 26 Nov 2026 07:00:00 GMT';

  it.each([
    ['2', 2_000],
    [' 0 ', 0],
    ['-1', undefined],
    ['soon', undefined],
    ['', undefined],
    ['Thu, 26 Nov 2026 07:00:30 GMT', 30_000],
    ['Thu, 26 Nov 2026 06:59:00 GMT', undefined],
  ])('%p is a pause of %p ms, whatever the time is here', (value, expected) => {
    expect(retryAfterMs(new Headers({ 'retry-after': value, date: DATE }))).toBe(expected);
  });
});
