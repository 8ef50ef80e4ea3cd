import { describe, expect, it } from '@jest/globals';
import { isWithin, replayPeriod } from './replay-period.ts';

const KEPT = new Date('2026-11-02T00:00:00.000Z');
const SINCE = new Date('2026-11-19T00:00:00.000Z');
const UNTIL = new Date('2026-11-20T00:00:00.000Z');
const NOW = new Date('2026-11-20T09:00:00.000Z');
const LATER = new Date('2026-11-20T09:00:00.001Z');

describe('the period of a replay', () => {
  it('ends now by default', () => {
    expect(replayPeriod({ since: SINCE }, NOW, KEPT)).toEqual({ since: SINCE, until: NOW });
    expect(replayPeriod({ since: SINCE, until: UNTIL }, NOW, KEPT)).toEqual({ since: SINCE, until: UNTIL });
    expect(replayPeriod({ since: KEPT, until: NOW }, NOW, KEPT)).toEqual({ since: KEPT, until: NOW });
  });

  it.each([
    ['begins in the future', { since: LATER }, 'since'],
    ['begins before the oldest stored event', { since: new Date(KEPT.getTime() - 1) }, 'since'],
    ['ends in the future', { since: SINCE, until: LATER }, 'until'],
    ['ends before it begins', { since: UNTIL, until: SINCE }, 'until'],
    ['has no length', { since: SINCE, until: SINCE }, 'until'],
  ])('is refused if it %s', (_, period, param) => {
    const refusal = expect.objectContaining({ code: 'parameter_invalid', param });
    expect(() => replayPeriod(period, NOW, KEPT)).toThrow(refusal);
  });

  it('contains its beginning and not its end', () => {
    const period = { since: SINCE, until: UNTIL };
    expect([SINCE, new Date(UNTIL.getTime() - 1)].map((at) => isWithin(period, at))).toEqual([true, true]);
    expect([new Date(SINCE.getTime() - 1), UNTIL].map((at) => isWithin(period, at))).toEqual([false, false]);
  });
});
