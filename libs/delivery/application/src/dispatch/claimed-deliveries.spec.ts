import { describe, expect, it } from '@jest/globals';
import { FakeQueue } from '../testing/fake-queue.ts';
import { sampleDelivery } from '../testing/sample-delivery.ts';
import { ClaimedDeliveries } from './claimed-deliveries.ts';
import { EndpointPaces } from './endpoint-paces.ts';

const SLOTS = 4;

function claimedDeliveries(): ClaimedDeliveries {
  return new ClaimedDeliveries(new FakeQueue(), {
    slots: SLOTS,
    leaseMs: 30_000,
    monotonicMs: () => 0,
    paces: new EndpointPaces(),
    organizationMayStart: () => true,
  });
}

/** Claims as much as each organization may, one organization after the other. @returns what each has claimed */
function claimAll(claimed: ClaimedDeliveries, organizations: readonly string[]): number[] {
  return organizations.map((organizationId) => {
    const { byOrganization, otherOrganizations } = claimed.allowances();
    const count = Math.min(claimed.room, byOrganization.get(organizationId) ?? otherOrganizations);
    for (let number = 0; number < count; number += 1) {
      claimed.add(sampleDelivery(`${organizationId}-${number}`, { organizationId }), 0);
    }
    return count;
  });
}

describe('claims', () => {
  it('are possible for an organization that has none, even if others have taken all places', () => {
    const claimed = claimedDeliveries();
    expect(claimAll(claimed, ['a', 'b', 'c', 'd', 'e', 'f'])).toEqual([9, 4, 4, 4, 4, 4]);
    expect(claimAll(claimed, ['a', 'b'])).toEqual([0, 0]);
  });

  it('are at most twice as many as there are places', () => {
    const claimed = claimedDeliveries();
    const organizations = Array.from({ length: 20 }, (_, number) => `organization-${number}`);
    const counts = claimAll(claimed, organizations);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(32);
    expect(claimed.room).toBe(0);
  });

  it('make room when an attempt leaves its slot, while they are still held', () => {
    const claimed = claimedDeliveries();
    const delivery = sampleDelivery('a');
    claimed.add(delivery, 0);
    const { room } = claimed;
    claimed.leavePlace(delivery);
    expect([claimed.room, claimed.all]).toEqual([room + 1, [delivery]]);
    claimed.concluded(delivery);
    expect([claimed.room, claimed.all]).toEqual([room + 1, []]);
  });
});
