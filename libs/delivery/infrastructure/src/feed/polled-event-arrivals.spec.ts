import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { newId, type Tenant } from '@livery/kernel';
import { poll } from '@livery/testing';
import { PolledEventArrivals } from './polled-event-arrivals.ts';

const newTenant = (): Tenant => ({ organizationId: newId(), livemode: true });
const forever = (): AbortSignal => new AbortController().signal;

/** @param isArrived decides for each poll, counted from 1, whether an event has come */
function arrivalsThat(isArrived: (poll: number) => boolean) {
  const polls: number[] = [];
  const arrivals = new PolledEventArrivals(async (readers) => {
    polls.push(readers.length);
    await setTimeout(1);
    return isArrived(polls.length) ? readers : [];
  }, 1);
  return { arrivals, polls };
}

afterEach(() => {
  jest.useRealTimers();
});

describe('a waiting reader', () => {
  it('is told of an event within a tenth of a second', async () => {
    jest.useFakeTimers();
    let polls = 0;
    const arrivals = new PolledEventArrivals(async () => {
      polls += 1;
      return [];
    });
    const patience = new AbortController();
    const waiting = arrivals.after(newTenant(), 1n, patience.signal);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(polls).toBe(10);
    patience.abort();
    await waiting;
  });

  it('is told of an event at the poll that finds it', async () => {
    const { arrivals, polls } = arrivalsThat((number) => number === 3);
    await arrivals.after(newTenant(), 1n, forever());
    expect(polls).toEqual([1, 1, 1]);
    expect(arrivals.waiting).toBe(0);
  });

  it('shares the polls with all others, and there are none without readers', async () => {
    const { arrivals, polls } = arrivalsThat((number) => number === 2);
    await Promise.all([1n, 2n, 3n].map((position) => arrivals.after(newTenant(), position, forever())));
    expect(polls).toEqual([3, 3]);
    await setTimeout(20);
    expect(polls).toEqual([3, 3]);
  });

  it('leaves at once when its patience ends, and is not polled for any longer', async () => {
    const { arrivals, polls } = arrivalsThat(() => false);
    const patience = new AbortController();
    const waiting = arrivals.after(newTenant(), 1n, patience.signal);
    await poll('a poll', () => polls.length > 0);
    patience.abort();
    expect(arrivals.waiting).toBe(1);
    await waiting;
    expect(arrivals.waiting).toBe(0);
    const count = polls.length;
    await setTimeout(20);
    expect(polls.length).toBeLessThanOrEqual(count + 1);
  });

  it('does not begin to wait without patience', async () => {
    const { arrivals, polls } = arrivalsThat(() => false);
    await arrivals.after(newTenant(), 1n, AbortSignal.abort());
    expect(polls).toEqual([]);
  });

  it('waits through an outage of the database', async () => {
    let polls = 0;
    const arrivals = new PolledEventArrivals((readers) => {
      polls += 1;
      const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      return polls < 3 ? Promise.reject(outage) : Promise.resolve(readers);
    }, 1);
    await arrivals.after(newTenant(), 1n, forever());
    expect(polls).toBe(3);
  });

  it('learns of any other failure', async () => {
    const arrivals = new PolledEventArrivals(() => Promise.reject(new Error('a defect')), 1);
    await expect(arrivals.after(newTenant(), 1n, forever())).rejects.toThrow('a defect');
    expect(arrivals.waiting).toBe(0);
  });
});
