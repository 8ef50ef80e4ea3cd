import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId, type Tenant } from '@livery/kernel';
import { poll } from '@livery/testing';
import { createDeliveryDatabase } from '../testing/delivery-fixture.ts';
import { DispatcherFixture } from '../testing/dispatcher-fixture.ts';
import { BAD_ANSWERS, WebhookSink } from '../testing/webhook-sink.ts';

const ENDPOINTS = 20;
/** An attempt that waits for an answer leaves its slot after eight of these. */
const TICK_MS = 40;
/** Requests to endpoints that hang last longer than a test. */
const DEADLINE_MS = 60_000;
/** How long an event may take to arrive on a busy machine. Alone it takes less than a tenth of a second. */
const MOST_MS = 5_000;

let fixture: DispatcherFixture;
let silent: WebhookSink;

beforeAll(async () => {
  fixture = await DispatcherFixture.open(await createDeliveryDatabase());
  silent = await WebhookSink.open();
});

beforeEach(() => {
  silent.answer = BAD_ANSWERS.silence;
});

afterEach(async () => {
  // What is sent from now on ends at once, so that stopping does not wait for deadlines.
  silent.answer = (response) => response.writeHead(200).end();
  silent.hangUp();
  expect(await fixture.reset()).toEqual([]);
  silent.received.length = 0;
});

afterAll(async () => {
  await silent.close();
  await fixture.close();
});

const organization = (): Tenant => ({ organizationId: newId(), livemode: true });

/** Organizations with endpoints that never answer, of which nothing is known yet and for each of which events are due. */
async function hangingOrganizations(count: number): Promise<Tenant[]> {
  const tenants = Array.from({ length: count }, organization);
  for (const tenant of tenants) {
    for (let number = 0; number < ENDPOINTS; number += 1) {
      await fixture.rows.endpoint({ url: `${silent.origin}/${number}`, tenant });
    }
    await fixture.emit(5, undefined, tenant);
  }
  return tenants;
}

/** Emits an event of the tenant. @returns the milliseconds until it arrives at the sink */
async function arrival(tenant: Tenant, dispatcher: { wake(): void }): Promise<number> {
  const before = fixture.sink.received.length;
  const started = performance.now();
  await fixture.emit(1, undefined, tenant);
  dispatcher.wake();
  await poll('the event arrives', () => fixture.sink.received.length > before);
  return performance.now() - started;
}

async function arrivals(tenant: Tenant, dispatcher: { wake(): void }): Promise<number> {
  let longest = 0;
  for (let event = 0; event < 20; event += 1) longest = Math.max(longest, await arrival(tenant, dispatcher));
  return longest;
}

describe('beside organizations whose endpoints all hang at once', () => {
  it.each([8, 12, 40])(
    'of which there are %s, another one waits for a second or two at most',
    async (count) => {
      await hangingOrganizations(count);
      const innocent = organization();
      await fixture.rows.endpoint({ url: fixture.sink.origin, tenant: innocent });
      const dispatcher = fixture.start({ deadlineMs: DEADLINE_MS, slots: 32, tickMs: TICK_MS });
      dispatcher.wake();
      await poll('they are sent to', () => silent.received.length > 0);
      expect(await arrivals(innocent, dispatcher)).toBeLessThan(MOST_MS);
      expect(silent.received.length).toBeGreaterThan(32);
    },
    120_000,
  );

  it('an endpoint of the same organization that answers does not wait for their deadline', async () => {
    const [tenant] = await hangingOrganizations(2);
    if (tenant === undefined) throw new Error('There is no organization.');
    const healthy = await fixture.rows.endpoint({ url: fixture.sink.origin, tenant, enabledEvents: ['own.*'] });
    const dispatcher = fixture.start({ deadlineMs: DEADLINE_MS, slots: 8, tickMs: TICK_MS });
    dispatcher.wake();
    await poll('they are sent to', () => silent.received.length > 0);
    await fixture.rows.append(['own.thing'], tenant);
    await fixture.emit(0);
    dispatcher.wake();
    await poll('it is delivered', async () => (await fixture.statusesOf(healthy)).includes('delivered'));
  });
});
