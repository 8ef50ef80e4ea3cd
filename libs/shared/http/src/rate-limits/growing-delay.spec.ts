import { describe, expect, it } from '@jest/globals';
import { afterFailure, delaySecondsOf, type DelayPolicy, type Failures, mostFailures } from './growing-delay.ts';

const HOUR_MS = 3_600_000;
const POLICY: DelayPolicy = { free: 4, firstMs: 30_000, maxMs: 900_000, forgetMs: HOUR_MS };

function failures(times: readonly number[]): Failures | undefined {
  return times.reduce<Failures | undefined>((known, at) => afterFailure(POLICY, known, at), undefined);
}

describe('the delay after failures', () => {
  it('starts after the free ones, doubles, and is never longer than the longest', () => {
    let known: Failures | undefined;
    let now = 0;
    const delays: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      known = afterFailure(POLICY, known, now);
      delays.push(delaySecondsOf(POLICY, known, now));
      now += (delays.at(-1) ?? 0) * 1_000;
    }
    expect(delays).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
  });

  it('ends by itself', () => {
    const known = failures([0, 0, 0, 0, 0]);
    expect(delaySecondsOf(POLICY, known, 29_001)).toBe(1);
    expect(delaySecondsOf(POLICY, known, 30_000)).toBe(0);
  });

  it('is forgotten bit by bit, even after very many failures', () => {
    const known = failures(Array.from({ length: 1_000 }, () => 0));
    expect(known?.count).toBe(mostFailures(POLICY));
    const later = 10 * HOUR_MS;
    expect(afterFailure(POLICY, known, later)).toEqual({ count: 1, at: later });
  });

  it('does not shrink when the clocks of two processes differ', () => {
    const known = failures([60_000, 60_000, 60_000, 60_000, 59_000]);
    expect(known?.count).toBe(5);
  });
});
