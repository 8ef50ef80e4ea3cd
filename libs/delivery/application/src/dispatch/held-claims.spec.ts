import { describe, expect, it } from '@jest/globals';
import { FakeQueue } from '../testing/fake-queue.ts';
import { sampleDelivery } from '../testing/sample-delivery.ts';
import { HeldClaims } from './held-claims.ts';

const LEASE_MS = 30_000;

function heldClaims() {
  const queue = new FakeQueue();
  let now = 1_000;
  const claims = new HeldClaims(queue, { leaseMs: LEASE_MS, monotonicMs: () => now });
  return { queue, claims, advance: (milliseconds: number) => (now += milliseconds) };
}

describe('a claim that is held', () => {
  it('is current for as long as the lease, counted from before it was made', () => {
    const { claims, advance } = heldClaims();
    const delivery = sampleDelivery('a');
    expect(claims.isCurrent(delivery)).toBe(false);
    claims.hold(delivery, 400);
    advance(LEASE_MS - 601);
    expect(claims.isCurrent(delivery)).toBe(true);
    advance(1);
    expect(claims.isCurrent(delivery)).toBe(false);
  });

  it('is renewed after two seconds, and is then current for another lease', async () => {
    const { queue, claims, advance } = heldClaims();
    const delivery = sampleDelivery('a');
    claims.hold(delivery, 1_000);
    advance(1_999);
    await claims.renew();
    expect(queue.renewals).toBe(0);
    advance(1);
    expect(await claims.renew()).toEqual(new Set());
    advance(LEASE_MS - 1);
    expect(claims.isCurrent(delivery)).toBe(true);
  });

  it('is doubted after a crash of the database until it is renewed, whatever its age', async () => {
    const { queue, claims } = heldClaims();
    const lost = sampleDelivery('lost');
    claims.hold(lost, 1_000);
    queue.expired.add('lost');
    claims.doubt();
    expect(claims.isDoubted).toBe(true);
    expect(await claims.renew()).toEqual(new Set([lost]));
    expect(claims.isDoubted).toBe(false);
  });

  it('is still doubted if the renewal fails, or began before the doubt', async () => {
    const { queue, claims, advance } = heldClaims();
    claims.hold(sampleDelivery('a'), 1_000);
    advance(2_000);
    const earlier = claims.renew();
    claims.doubt();
    await earlier;
    expect(claims.isDoubted).toBe(true);
    queue.failure = new Error('The database is away.');
    await expect(claims.renew()).rejects.toThrow('away');
    expect(claims.isDoubted).toBe(true);
  });

  it('is lost if it cannot be renewed, and does not become current', async () => {
    const { queue, claims, advance } = heldClaims();
    const [kept, lost] = [sampleDelivery('kept'), sampleDelivery('lost')];
    for (const delivery of [kept, lost]) claims.hold(delivery, 1_000);
    queue.expired.add('lost');
    advance(2 * LEASE_MS);
    expect(await claims.renew()).toEqual(new Set([lost]));
    expect([claims.isCurrent(kept), claims.isCurrent(lost)]).toEqual([true, false]);
  });
});
