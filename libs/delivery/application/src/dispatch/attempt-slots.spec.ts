import { describe, expect, it } from '@jest/globals';
import type { FinishedAttempt } from '../ports/unscoped-delivery-queue.ts';
import { FakeQueue } from '../testing/fake-queue.ts';
import { FakeSender } from '../testing/fake-sender.ts';
import { type SampleDelivery, sampleDelivery } from '../testing/sample-delivery.ts';
import { AttemptSlots } from './attempt-slots.ts';
import { ClaimedDeliveries } from './claimed-deliveries.ts';
import { HANGS_AFTER_TICKS } from './endpoint-pace.ts';
import { EndpointPaces } from './endpoint-paces.ts';
import { Places } from './places.ts';

const LEASE_MS = 30_000;

/** Lets everything that is ready to run, run. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** Attempts in slots, with a sender that waits for the test. */
class Slots {
  readonly sender = new FakeSender();
  readonly paces = new EndpointPaces();
  readonly concluded: FinishedAttempt[] = [];
  readonly reported: unknown[] = [];
  readonly slots: Places;
  readonly claimed: ClaimedDeliveries;
  readonly attempts: AttemptSlots;
  now = 0;
  /** Resolves when results may be written. */
  writing: Promise<void> = Promise.resolve();

  constructor(capacity: number) {
    this.slots = new Places(capacity);
    this.claimed = new ClaimedDeliveries(new FakeQueue(), {
      slots: capacity,
      leaseMs: LEASE_MS,
      monotonicMs: () => this.now,
      paces: this.paces,
      organizationMayStart: (id) => this.slots.roomFor(id) > 0,
    });
    this.attempts = new AttemptSlots(this.claimed, this.sender, {
      slots: this.slots,
      paces: this.paces,
      conclude: (attempt) => this.writing.then(() => void this.concluded.push(attempt)),
      onStarted: () => undefined,
      onSlotFreed: () => undefined,
      report: (error) => this.reported.push(error),
    });
  }

  async send(ids: readonly string[], sample: SampleDelivery = {}): Promise<void> {
    for (const id of ids) this.claimed.add(sampleDelivery(id, sample), this.now);
    this.attempts.fill();
    await settle();
  }

  async tick(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) this.attempts.tick();
    await settle();
  }
}

const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);

describe('attempts', () => {
  it('of one organization take half of the slots at most; another one finds free slots', async () => {
    const slots = new Slots(20);
    await slots.send(numbered('a', 8), { organizationId: 'greedy', endpointId: 'a' });
    await slots.send(numbered('b', 8), { organizationId: 'greedy', endpointId: 'b' });
    expect(slots.sender.inFlight).toHaveLength(11);
    await slots.send(numbered('z', 4), { organizationId: 'other', endpointId: 'z' });
    expect(slots.sender.inFlight.filter((id) => id.startsWith('z'))).toHaveLength(4);
  });

  it('to one endpoint are at most as many as it allows, and more as it answers', async () => {
    const slots = new Slots(100);
    await slots.send(numbered('a', 40));
    expect(slots.sender.inFlight).toHaveLength(8);
    slots.sender.answer('endpoint', 200);
    await settle();
    expect(slots.sender.inFlight).toHaveLength(16);

    const strict = new Slots(100);
    await strict.send(numbered('a', 3), { maxInFlight: 1 });
    for (const id of ['a0', 'a1', 'a2']) {
      expect(strict.sender.inFlight).toEqual([id]);
      strict.sender.answer('endpoint', 200);
      await settle();
    }
  });

  it('hold their slot until the result is written, and the endpoint gets the next request before that', async () => {
    const slots = new Slots(3);
    const mayWrite = Promise.withResolvers<undefined>();
    slots.writing = mayWrite.promise;
    await slots.send(['a0', 'a1', 'a2'], { maxInFlight: 1 });
    slots.sender.answer('endpoint', 200);
    await settle();
    expect([slots.sender.inFlight, slots.slots.taken]).toEqual([['a1'], 2]);
    slots.sender.answer('endpoint', 200);
    await settle();
    expect([slots.sender.inFlight, slots.slots.taken]).toEqual([[], 2]);
    mayWrite.resolve(undefined);
    await settle();
    expect([slots.sender.inFlight, slots.slots.taken]).toEqual([['a2'], 1]);
  });

  it('are not made with a claim that is too old', async () => {
    const slots = new Slots(10);
    await slots.send(['a0', 'a1', 'a2'], { maxInFlight: 1 });
    slots.now = LEASE_MS;
    slots.sender.answer('endpoint', 200);
    await settle();
    expect(slots.sender.inFlight).toEqual([]);
    expect(slots.concluded.map(({ delivery }) => delivery.id)).toEqual(['a0']);
    expect([slots.slots.taken, slots.claimed.all, slots.reported]).toEqual([0, [], []]);
  });

  it('that wait for a connection are given up when their claim is too old', async () => {
    const slots = new Slots(10);
    await slots.send(['a0', 'a1']);
    slots.now = LEASE_MS - 1;
    slots.sender.connect();
    await settle();
    expect(slots.sender.inFlight).toEqual(['a0', 'a1']);
    slots.now = LEASE_MS;
    slots.sender.connect();
    await settle();
    expect([slots.concluded, slots.claimed.all, slots.slots.taken, slots.reported]).toEqual([[], [], 0, []]);
  });

  it('leave their slot when they have waited for eight ticks, and stay in flight', async () => {
    const slots = new Slots(6);
    await slots.send(numbered('a', 8));
    expect([slots.sender.inFlight.length, slots.slots.taken]).toEqual([4, 4]);
    await slots.tick(HANGS_AFTER_TICKS - 1);
    expect([slots.sender.inFlight.length, slots.slots.taken]).toEqual([4, 4]);
    await slots.tick(1);
    expect([slots.sender.inFlight.length, slots.slots.taken]).toEqual([8, 4]);
    slots.sender.answer('endpoint', 500);
    await settle();
    expect([slots.slots.taken, slots.claimed.all, slots.claimed.room]).toEqual([0, [], 24]);
    expect(slots.concluded).toHaveLength(8);
  });

  it('are at most one for each slot in eight ticks, until the first of them end', async () => {
    const slots = new Slots(8);
    const endpoints = numbered('endpoint', 40);
    for (const id of endpoints) await slots.send([`to-${id}`], { endpointId: id, organizationId: id });
    for (let round = 1; round <= 5; round += 1) {
      expect(slots.sender.inFlight).toHaveLength(8 * round);
      await slots.tick(HANGS_AFTER_TICKS);
    }
  });

  it('keep their slot while their result is being written, however long that takes', async () => {
    const slots = new Slots(4);
    slots.writing = new Promise(() => undefined);
    await slots.send(numbered('a', 2));
    slots.sender.answer('endpoint', 500);
    await settle();
    await slots.tick(2 * HANGS_AFTER_TICKS);
    expect(slots.slots.taken).toBe(2);
  });
});
