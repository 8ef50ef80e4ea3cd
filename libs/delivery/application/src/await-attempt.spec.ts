import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { WebhookDelivery } from '@livery/delivery-domain';
import { awaitAttempt } from './await-attempt.ts';

const tenant = { organizationId: 'organization', livemode: true };
const pending: WebhookDelivery = {
  id: 'delivery',
  tenant,
  endpointId: 'endpoint',
  eventId: 'event',
  sequence: null,
  status: 'pending',
  nextRetryAt: new Date(),
  completed: null,
  attemptCount: 0,
  lastAttempt: { responseStatus: null, responseBody: null, error: null },
  created: new Date(),
};
const failed: WebhookDelivery = {
  ...pending,
  status: 'failed',
  nextRetryAt: null,
  completed: new Date(),
  attemptCount: 1,
};

/** A repository in which the delivery has these states, one after the other; the last one stays. */
function readsOf(states: readonly (WebhookDelivery | null)[]) {
  let reads = 0;
  const find = async (): Promise<WebhookDelivery | null> => states[Math.min(reads++, states.length - 1)] ?? null;
  return { find, count: () => reads };
}

const pauses: number[] = [];
const wait = (withinMs: number, signal = new AbortController().signal) => ({
  withinMs,
  signal,
  pause: async (ms: number) => void pauses.push(ms),
});

describe('the wait for an attempt', () => {
  it('ends with the attempt', async () => {
    const reads = readsOf([pending, pending, failed]);
    expect(await awaitAttempt(reads, tenant, 'delivery', wait(10_000))).toBe(failed);
    expect(reads.count()).toBe(3);
  });

  it('ends when the delivery is abandoned or deleted', async () => {
    const abandoned: WebhookDelivery = { ...pending, status: 'abandoned', nextRetryAt: null, completed: new Date() };
    expect(await awaitAttempt(readsOf([abandoned]), tenant, 'delivery', wait(10_000))).toBe(abandoned);
    expect(await awaitAttempt(readsOf([pending, null]), tenant, 'delivery', wait(10_000))).toBeNull();
  });

  it('ends in time, with pauses that grow to a quarter of a second', async () => {
    pauses.length = 0;
    const options = {
      ...wait(30),
      pause: async (ms: number) => {
        pauses.push(ms);
        await setTimeout(ms);
      },
    };
    expect(await awaitAttempt(readsOf([pending]), tenant, 'delivery', options)).toBe(pending);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(30);
    pauses.length = 0;
    const states = [...Array.from({ length: 10 }, () => pending), failed];
    await awaitAttempt(readsOf(states), tenant, 'delivery', wait(60_000));
    expect(pauses[0]).toBe(20);
    expect(pauses.at(-1)).toBe(250);
  });

  it('ends when nobody waits any longer, even during a pause', async () => {
    const left = new AbortController();
    const options = {
      ...wait(60_000, left.signal),
      pause: async () => {
        left.abort();
        throw new Error('aborted');
      },
    };
    const reads = readsOf([pending]);
    expect(await awaitAttempt(reads, tenant, 'delivery', options)).toBe(pending);
    expect(reads.count()).toBe(2);
  });
});
