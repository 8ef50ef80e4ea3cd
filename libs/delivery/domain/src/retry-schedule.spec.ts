import { describe, expect, it } from '@jest/globals';
import { nextAttemptAt } from './retry-schedule.ts';

const now = new Date('2026-11-20T09:00:00Z');
const minutesUntilNext = (failures: number, maxAttempts?: number): number | null => {
  const next = nextAttemptAt(failures, now, maxAttempts);
  return next === null ? null : (next.getTime() - now.getTime()) / 60_000;
};

describe('the retry schedule', () => {
  it('waits 1 min, 5 min, 30 min and 2 h after the first four failures, and ends after the fifth', () => {
    expect([1, 2, 3, 4, 5].map((failures) => minutesUntilNext(failures))).toEqual([1, 5, 30, 120, null]);
  });

  it('waits 6 h after the fifth failure, and after each later one, if more attempts are allowed', () => {
    expect([4, 5, 6, 7, 8].map((failures) => minutesUntilNext(failures, 8))).toEqual([120, 360, 360, 360, null]);
  });
});
