import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ClaimedDelivery, EndpointSigner, WebhookSigner } from '@livery/delivery-application';
import { newId } from '@livery/kernel';
import { FixedClock } from '@livery/testing';
import { HmacWebhookSigner } from '../secrets/hmac-webhook-signer.ts';
import { CurrentSigners, type ReadSigners } from './current-signers.ts';

const old = new HmacWebhookSigner('whsec_b2xk');
const fresh = new HmacWebhookSigner('whsec_ZnJlc2g=');

let clock: FixedClock;
/** The number of endpoints of each read. */
let reads: number[];
let stored: readonly Omit<EndpointSigner, 'readAt'>[];
let current: CurrentSigners;

const read: ReadSigners = async (endpoints, readAt) => {
  reads.push(endpoints.length);
  return new Map(endpoints.map(({ id }) => [id, stored.map((signer) => ({ ...signer, readAt }))]));
};

beforeEach(() => {
  clock = new FixedClock();
  reads = [];
  stored = [{ signer: old, retiresAt: null }];
  current = new CurrentSigners(read, clock);
});

/** A delivery that is claimed now. */
function claim(): Pick<ClaimedDelivery, 'tenant' | 'endpoint'> {
  const signers = stored.map((signer) => ({ ...signer, readAt: clock.now() }));
  return {
    tenant: { organizationId: newId(), livemode: true },
    endpoint: {
      id: newId(),
      url: 'https://example.com/',
      failingSince: null,
      failureReported: false,
      maxInFlight: null,
      signers,
    },
  };
}

/** Rotates the secret now. */
function rotate(overlapMs: number): void {
  stored = [
    { signer: fresh, retiresAt: null },
    { signer: old, retiresAt: new Date(clock.now().getTime() + overlapMs) },
  ];
}

const signersOf = async (delivery: ReturnType<typeof claim>): Promise<readonly WebhookSigner[]> => current.of(delivery);

describe('the signers of a delivery when it is sent', () => {
  it('are those of its claim for a second, without a read', async () => {
    const delivery = claim();
    clock.advance(1_000);
    expect(await signersOf(delivery)).toEqual([old]);
    expect(reads).toEqual([]);
  });

  it('contain a secret that was added after the claim, and none that has retired meanwhile', async () => {
    const delivery = claim();
    rotate(2_000);
    clock.advance(1_001);
    expect(await signersOf(delivery)).toEqual([fresh, old]);
    clock.advance(999);
    expect(await signersOf(delivery)).toEqual([fresh]);
    expect(reads).toEqual([1]);
  });

  it('leave out a secret whose end was known at the claim', async () => {
    rotate(500);
    const delivery = claim();
    expect(await signersOf(delivery)).toEqual([fresh, old]);
    clock.advance(500);
    expect(await signersOf(delivery)).toEqual([fresh]);
    expect(reads).toEqual([]);
  });

  it('are read once for all deliveries that are sent at the same time, and again after a second', async () => {
    const [one, two] = [claim(), claim()];
    clock.advance(5_000);
    await Promise.all([one, one, two, two, one].map(signersOf));
    expect(reads).toEqual([2]);
    clock.advance(1_001);
    await signersOf(one);
    expect(reads).toEqual([2, 1]);
  });

  it('are none if the endpoint was deleted', async () => {
    const delivery = claim();
    stored = [];
    clock.advance(5_000);
    expect(await signersOf(delivery)).toEqual([]);
  });

  it('are unknown if they cannot be read', async () => {
    const delivery = claim();
    clock.advance(5_000);
    current = new CurrentSigners(() => Promise.reject(new Error('away')), clock);
    await expect(signersOf(delivery)).rejects.toThrow('away');
  });
});
