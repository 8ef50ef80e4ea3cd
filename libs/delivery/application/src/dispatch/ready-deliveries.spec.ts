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
    endpoint: { id: endpointId, url: 'https://example.com/', failingSince: null, failingTold: false, signers: [] },
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

describe('deliveries that are ready', () => {
  it('are taken in turn of their endpoints, the oldest of each first', () => {
    const ready = readyWith(8, delivery('a1', 'a'), delivery('a2', 'a'), delivery('a3', 'a'), delivery('b1', 'b'));
    expect(ready.size).toBe(4);
    expect(takenFrom(ready)).toEqual(['a1', 'b1', 'a2', 'a3']);
    expect(ready.size).toBe(0);
  });

  it('wait while their endpoint has its limit in flight, and hold up no other', () => {
    const ready = readyWith(1, delivery('a1', 'a'), delivery('a2', 'a'), delivery('b1', 'b'));
    expect(takenFrom(ready)).toEqual(['a1', 'b1']);
    ready.landed('a');
    expect(takenFrom(ready)).toEqual(['a2']);
    ready.landed('b');
    expect(takenFrom(ready)).toEqual([]);
  });

  it('are no longer taken once they are lost', () => {
    const lost = delivery('a1', 'a');
    const ready = readyWith(8, lost, delivery('a2', 'a'), delivery('b1', 'b'));
    expect(ready.drop((one) => one === lost)).toEqual([lost]);
    expect(ready.size).toBe(2);
    expect(takenFrom(ready)).toEqual(['a2', 'b1']);
  });

  it('leave nothing behind when the only one of an endpoint is lost', () => {
    const lost = delivery('a1', 'a');
    const ready = readyWith(8, lost);
    ready.drop((one) => one === lost);
    expect(takenFrom(ready)).toEqual([]);
    ready.add(delivery('a2', 'a'));
    expect(takenFrom(ready)).toEqual(['a2']);
  });
});
