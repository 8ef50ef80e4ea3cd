import { describe, expect, it } from '@jest/globals';
import { countdownText } from './countdown-text.ts';

const NOW = Date.parse('2026-11-26T12:00:00.000Z');

describe('A countdown', () => {
  it.each([
    ['2026-11-26T12:00:00.001Z', '00:00:01'],
    ['2026-11-26T13:02:03.000Z', '01:02:03'],
    ['2026-11-27T12:00:00.000Z', '1 day 00:00:00'],
    ['2026-12-03T11:59:59.000Z', '6 days 23:59:59'],
  ])('to %s says %s', (until, text) => {
    expect(countdownText(new Date(until), NOW)).toBe(text);
  });

  it('ends at its time', () => {
    expect(countdownText(new Date(NOW), NOW)).toBeNull();
    expect(countdownText(new Date(NOW - 1), NOW)).toBeNull();
  });
});
