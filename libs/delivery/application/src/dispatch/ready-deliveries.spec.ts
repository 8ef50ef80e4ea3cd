import { describe, expect, it } from '@jest/globals';
import type { ClaimedDelivery } from '../ports/unscoped-delivery-queue.ts';
import { ReadyDeliveries } from './ready-deliveries.ts';

function delivery(id: string, endpointId: string): ClaimedDelivery {
  return {
    id,
    eventId: '00000000-0000-7000-8000-000000000001',
    sequence: 1,
    attemptCount: 0,
    claimId: '00000000-0000-7000-8000-000000000002',
    tenant: { organizationId: '00000000-0000-7000-8000-000000000003', livemode: true },
    endpoint: { id: endpointId, url: 'https://example.com/', failingSince: null, failureReported: false, signers: [] },
    traceparent: null,
    body: new Uint8Array(),
  };
}

function readyWith(perEndpoint: number, ...deliveries: readonly ClaimedDelivery[]): ReadyDeliveries {
  const ready = new ReadyDeliveries(perEndpoint);
  for (const one of deliveries) ready.add(one);
  return ready;
}

function takenFrom(ready: ReadyDeliveries): string[] {
  const taken: string[] = [];
  for (let next = ready.take(); next !== undefined; next = ready.take()) taken.push(next.id);
  return taken;
}

describe('ready deliveries', () => {
  it('are taken from one endpoint after the other, the oldest of each first', () => {
    const ready = readyWith(8, delivery('a1', 'a'), delivery('a2', 'a'), delivery('a3', 'a'), delivery('b1', 'b'));
    expect(ready.size).toBe(4);
    expect(takenFrom(ready)).toEqual(['a1', 'b1', 'a2', 'a3']);
    expect(ready.size).toBe(0);
  });

  it('wait while their endpoint has its limit of requests in flight, and do not delay other endpoints', () => {
    const ready = readyWith(1, delivery('a1', 'a'), delivery('a2', 'a'), delivery('b1', 'b'));
    expect(takenFrom(ready)).toEqual(['a1', 'b1']);
    ready.requestEnded('a');
    expect(takenFrom(ready)).toEqual(['a2']);
    ready.requestEnded('b');
    expect(takenFrom(ready)).toEqual([]);
  });

  it('are not taken once they are dropped', () => {
    const dropped = delivery('a1', 'a');
    const ready = readyWith(8, dropped, delivery('a2', 'a'), delivery('b1', 'b'));
    expect(ready.drop((one) => one === dropped)).toEqual([dropped]);
    expect(ready.size).toBe(2);
    expect(takenFrom(ready)).toEqual(['a2', 'b1']);
  });

  it('can be added again after the only one of an endpoint was dropped', () => {
    const dropped = delivery('a1', 'a');
    const ready = readyWith(8, dropped);
    ready.drop((one) => one === dropped);
    expect(takenFrom(ready)).toEqual([]);
    ready.add(delivery('a2', 'a'));
    expect(takenFrom(ready)).toEqual(['a2']);
  });
});
