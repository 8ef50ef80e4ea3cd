import { describe, expect, it } from '@jest/globals';
import { DEFAULT_RETRY_POLICY, type FailedAttempt, nextAttemptAt, type RetryPolicy } from './retry-schedule.ts';

const at = new Date('2026-11-20T09:00:00Z');
const HOUR_MS = 3_600_000;
/** The largest number that is below 1. */
const ALMOST_1 = 1 - Number.EPSILON / 2;

function minutesUntilNext(attempt: Partial<FailedAttempt>, policy: Partial<RetryPolicy> = {}): number | null {
  const failed = { failures: 1, at, requestedMs: null, random: 0.5, ...attempt };
  const next = nextAttemptAt(failed, { ...DEFAULT_RETRY_POLICY, ...policy });
  return next === null ? null : (next.getTime() - at.getTime()) / 60_000;
}

describe('the retry schedule', () => {
  it('waits 1 min, 5 min, 30 min and 2 h after the first four failures, and ends after the fifth', () => {
    expect([1, 2, 3, 4, 5].map((failures) => minutesUntilNext({ failures }))).toEqual([1, 5, 30, 120, null]);
  });

  it('waits 6 h after the fifth failure, and after each later one, if more attempts are allowed', () => {
    const delays = [4, 5, 6, 7, 8].map((failures) => minutesUntilNext({ failures }, { maxAttempts: 8 }));
    expect(delays).toEqual([120, 360, 360, 360, null]);
  });

  it.each([
    [0, 5],
    [0.5, 5.5],
    [ALMOST_1, 6],
  ])('lengthens a delay by jitter, and never shortens it: random %d', (random, minutes) => {
    expect(minutesUntilNext({ failures: 2, random }, { jitter: 0.2 })).toBeCloseTo(minutes, 6);
    expect(minutesUntilNext({ failures: 2, random })).toBe(5);
  });

  it('waits as long as the receiver asks for, if the operator allows it, but never shorter than the schedule', () => {
    const heeding = { heedsRetryAfter: true };
    expect(minutesUntilNext({ requestedMs: 10 * 60_000 }, heeding)).toBe(10);
    expect(minutesUntilNext({ requestedMs: 1_000 }, heeding)).toBe(1);
    expect(minutesUntilNext({ requestedMs: null }, heeding)).toBe(1);
    expect(minutesUntilNext({ requestedMs: 10 * 60_000 })).toBe(1);
  });

  it.each([7 * HOUR_MS, Infinity])('waits six hours at most if the receiver asks for %d ms', (requestedMs) => {
    expect(minutesUntilNext({ requestedMs }, { heedsRetryAfter: true })).toBe(360);
    expect(minutesUntilNext({ requestedMs, failures: 5 }, { heedsRetryAfter: true })).toBeNull();
  });
});
