import { describe, expect, it } from '@jest/globals';
import { EndpointPace, HANGS_AFTER_TICKS, type RequestEnd } from './endpoint-pace.ts';

/** Sends as many requests as the pace allows, and ends them all in the same way. @returns how many there were */
function round(pace: EndpointPace, end: RequestEnd, tick = 0): number {
  const requests: number[] = [];
  while (pace.mayStart) requests.push(pace.started(tick));
  for (const request of requests) pace.ended(request, end, tick);
  return requests.length;
}

describe('the limit of requests in flight to an endpoint', () => {
  it('begins with 8 and doubles with each round of successes, up to 256', () => {
    const pace = new EndpointPace();
    const rounds = Array.from({ length: 7 }, () => round(pace, 'success'));
    expect(rounds).toEqual([8, 16, 32, 64, 128, 256, 256]);
  });

  it('does not grow with successes while it is not reached', () => {
    const pace = new EndpointPace();
    for (let count = 0; count < 100; count += 1) pace.ended(pace.started(0), 'success', 0);
    expect(pace.limit).toBe(8);
  });

  it.each(['failed_answer', 'no_answer'] as const)('is halved by a %s, once for all that were in flight', (end) => {
    const pace = new EndpointPace();
    expect(round(pace, end)).toBe(8);
    expect(pace.limit).toBe(4);
    expect([round(pace, end), pace.limit]).toEqual([4, 2]);
    for (const expected of [1, 1, 1]) {
      round(pace, end);
      expect(pace.limit).toBe(expected);
    }
  });

  it('grows again after failures', () => {
    const pace = new EndpointPace();
    for (let count = 0; count < 5; count += 1) round(pace, 'failed_answer');
    round(pace, 'success');
    round(pace, 'success');
    expect(pace.limit).toBeGreaterThan(1);
  });

  it('is not changed by a request that was not sent', () => {
    const pace = new EndpointPace();
    round(pace, 'unsent');
    expect(pace.limit).toBe(8);
  });

  it('is never more than the endpoint allows, and adapts again when it allows more', () => {
    const pace = new EndpointPace();
    pace.limitTo(1);
    expect([round(pace, 'success'), round(pace, 'success')]).toEqual([1, 1]);
    pace.limitTo(null);
    expect(pace.limit).toBe(1);
    round(pace, 'success');
    expect(pace.limit).toBe(2);
  });
});

describe('an endpoint', () => {
  it('begins to hang once when it answers nothing for eight ticks, which halves its limit', () => {
    const pace = new EndpointPace();
    pace.started(10);
    expect(pace.beginsToHang(9 + HANGS_AFTER_TICKS)).toBe(false);
    expect(pace.beginsToHang(10 + HANGS_AFTER_TICKS)).toBe(true);
    expect(pace.limit).toBe(4);
    expect(pace.beginsToHang(11 + HANGS_AFTER_TICKS)).toBe(false);
  });

  it('does not hang while it answers other requests, or when nothing is in flight', () => {
    const pace = new EndpointPace();
    pace.started(0);
    const other = pace.started(0);
    pace.ended(other, 'success', 7);
    expect(pace.beginsToHang(HANGS_AFTER_TICKS)).toBe(false);
    expect(new EndpointPace().beginsToHang(100)).toBe(false);
  });

  it('can begin to hang again after an answer, but not because a request ended without one', () => {
    const pace = new EndpointPace();
    const [silent, answered] = [pace.started(0), pace.started(0), pace.started(0)];
    expect(pace.beginsToHang(8)).toBe(true);
    pace.ended(silent, 'no_answer', 20);
    expect(pace.beginsToHang(40)).toBe(false);
    pace.ended(answered, 'failed_answer', 40);
    expect(pace.beginsToHang(48)).toBe(true);
  });

  it('whose requests in flight were counted as failures is not slowed down again when they end', () => {
    const pace = new EndpointPace();
    const requests = [pace.started(0), pace.started(0)];
    pace.beginsToHang(8);
    for (const request of requests) pace.ended(request, 'no_answer', 150);
    expect(pace.limit).toBe(4);
  });
});
