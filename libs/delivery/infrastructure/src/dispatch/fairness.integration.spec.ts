import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { disableWebhookEndpoint, enableWebhookEndpoint } from '@livery/delivery-domain';
import { newId, type Tenant } from '@livery/kernel';
import { poll } from '@livery/testing';
import { TypeOrmWebhookEndpointRepository } from '../persistence/typeorm-webhook-endpoint.repository.ts';
import { claimRequest, UNLIMITED } from '../testing/claim-request.ts';
import { createDeliveryDatabase, type TestEndpoint } from '../testing/delivery-fixture.ts';
import { DispatcherFixture } from '../testing/dispatcher-fixture.ts';
import { BAD_ANSWERS, WebhookSink } from '../testing/webhook-sink.ts';
import { PostgresUnscopedEndpointRecovery } from './postgres-unscoped-endpoint-recovery.ts';

/** An endpoint hangs after eight of these. */
const TICK_MS = 40;

let fixture: DispatcherFixture;
let silent: WebhookSink;

beforeAll(async () => {
  fixture = await DispatcherFixture.open(await createDeliveryDatabase());
  silent = await WebhookSink.open();
});

afterEach(async () => {
  silent.received.length = 0;
  expect(await fixture.reset()).toEqual([]);
});

afterAll(async () => {
  await silent.close();
  await fixture.close();
});

const organization = (): Tenant => ({ organizationId: newId(), livemode: true });

/** An organization with endpoints that never answer, in both modes. */
async function hangingEndpoints(perMode: number, events: number): Promise<TestEndpoint[]> {
  silent.answer = BAD_ANSWERS.silence;
  const live = organization();
  const endpoints: TestEndpoint[] = [];
  for (const tenant of [live, { ...live, livemode: false }]) {
    for (let number = 0; number < perMode; number += 1) {
      endpoints.push(await fixture.rows.endpoint({ url: `${silent.origin}/${number}`, tenant }));
    }
    await fixture.emit(events, undefined, tenant);
  }
  return endpoints;
}

const isHanging = async (endpoint: TestEndpoint): Promise<boolean> =>
  !JSON.stringify(await fixture.endpointState(endpoint)).includes('"hanging_since":null');

/** Disables the endpoint and enables it again, as requests do. */
async function enable({ tenant, id }: TestEndpoint): Promise<void> {
  const endpoints = new TypeOrmWebhookEndpointRepository(fixture.rows.database);
  await fixture.rows.unitOfWork.run(async (transaction) => {
    const endpoint = await endpoints.findForUpdate(tenant, id, transaction);
    if (endpoint === null) throw new Error('The endpoint is gone.');
    const disabled = disableWebhookEndpoint(endpoint, 'manual', new Date());
    await endpoints.update(disabled, transaction);
    await endpoints.update(enableWebhookEndpoint(disabled, new Date()), transaction);
  });
}

describe('an organization whose endpoints never answer', () => {
  it('takes half of the slots with both modes together, and another one gets its deliveries', async () => {
    await hangingEndpoints(5, 10);
    const healthy = await fixture.rows.endpoint({ url: fixture.sink.origin });
    await fixture.emit(50);
    // No tick passes, so that the attempts stay in the slots.
    fixture.start({ deadlineMs: 30_000, slots: 32, tickMs: 60_000 }).wake();
    await poll('the healthy endpoint has everything', async () =>
      (await fixture.statusesOf(healthy)).every((status) => status === 'delivered'),
    );
    await poll('half of the slots are taken', () => silent.received.length >= 17);
    expect(silent.received).toHaveLength(17);
    silent.answer = (response) => response.writeHead(200).end();
    silent.hangUp();
  });

  it('loses what was claimed ahead, but for what is in flight already or again in the second lane', async () => {
    const endpoints = await hangingEndpoints(2, 30);
    const dispatcher = fixture.start({ deadlineMs: 30_000, slots: 64, tickMs: TICK_MS });
    dispatcher.wake();
    await poll('all hang', async () => (await Promise.all(endpoints.map(isHanging))).every(Boolean));
    // Of 120 claims the first lane keeps 32, in flight. The second lane may hold 33 for one organization, shared by 4 endpoints.
    await poll('the first lane has given up its claims', async () => (await claimed()) <= 32 + 36);
    expect(silent.received).toHaveLength(32);
    silent.hangUp();
  });

  it('is remembered when an endpoint is disabled and enabled again, by every worker', async () => {
    const endpoint = await fixture.rows.endpoint({ url: silent.origin });
    await new PostgresUnscopedEndpointRecovery(fixture.rows.database).markHanging([endpoint]);
    await enable(endpoint);
    await fixture.emit(3);
    expect(await isHanging(endpoint)).toBe(true);
    const queue = fixture.queue();
    expect((await queue.claim(claimRequest())).sendable).toEqual([]);
    const troubled = await queue.claim(claimRequest({ source: 'first_attempts_of_troubled' }));
    expect(troubled.sendable).toHaveLength(3);
  });

  it('is served by the second lane until it answers promptly, not by a slow success', async () => {
    const slow = await fixture.rows.endpoint({ url: fixture.sink.origin });
    fixture.sink.answer = (response) => void setTimeout(() => response.writeHead(200).end(), 1_000);
    await fixture.emit(2);
    const dispatcher = fixture.start({ deadlineMs: 30_000, tickMs: TICK_MS });
    dispatcher.wake();
    await poll('it hangs', () => isHanging(slow));
    await poll('both are delivered', async () =>
      (await fixture.statusesOf(slow)).every((status) => status === 'delivered'),
    );
    expect(await isHanging(slow)).toBe(true);
    fixture.sink.answer = (response) => response.writeHead(200).end();
    await fixture.emit(1);
    dispatcher.wake();
    await poll('it does not hang any more', async () => !(await isHanging(slow)));
  });
});

async function claimed(): Promise<number> {
  const rows = await fixture.server.execute(`select id from delivery.undelivered where claim_id is not null`);
  return rows.length;
}

describe('claims of one organization', () => {
  it('are shared evenly by its endpoints, so that none of them has to wait for the others', async () => {
    const tenant = organization();
    const endpoints = await Promise.all(
      Array.from({ length: 5 }, () => fixture.rows.endpoint({ url: fixture.sink.origin, tenant })),
    );
    await fixture.rows.endpoint({ url: fixture.sink.origin });
    await fixture.emit(20, undefined, tenant);
    await fixture.emit(20);
    const allowances = { ...UNLIMITED, otherOrganizations: 10 };
    const { sendable } = await fixture.queue().claim(claimRequest({ allowances }));
    const countOf = (id: string): number => sendable.filter(({ endpoint }) => endpoint.id === id).length;
    expect(endpoints.map(({ id }) => countOf(id))).toEqual([2, 2, 2, 2, 2]);
    expect(sendable).toHaveLength(20);
  });

  it('stop when the organization may claim no more, while others go on', async () => {
    const tenant = organization();
    await fixture.rows.endpoint({ url: fixture.sink.origin, tenant });
    const other = await fixture.rows.endpoint({ url: fixture.sink.origin });
    await fixture.emit(5, undefined, tenant);
    await fixture.emit(5);
    const allowances = { ...UNLIMITED, byOrganization: new Map([[tenant.organizationId, 0]]) };
    const { sendable } = await fixture.queue().claim(claimRequest({ allowances }));
    expect(sendable.map(({ endpoint }) => endpoint.id)).toEqual(new Array(5).fill(other.id));
  });

  it('reach every endpoint, even if there are more than one statement visits', async () => {
    const tenants = Array.from({ length: 30 }, organization);
    for (const tenant of tenants) {
      for (let number = 0; number < 8; number += 1) await fixture.rows.endpoint({ url: fixture.sink.origin, tenant });
      await fixture.emit(2, undefined, tenant);
    }
    const queue = fixture.queue();
    const seen = new Map<string, number>();
    for (let round = 0; round < 4; round += 1) {
      const allowances = { ...UNLIMITED, otherOrganizations: 8 };
      const { sendable } = await queue.claim(claimRequest({ allowances }));
      for (const { endpoint } of sendable) seen.set(endpoint.id, (seen.get(endpoint.id) ?? 0) + 1);
    }
    expect(seen.size).toBe(240);
    expect(new Set(seen.values())).toEqual(new Set([2]));
  }, 60_000);
});

describe('a claim that has expired', () => {
  it('cannot be renewed, even if no other process has claimed the delivery', async () => {
    await fixture.rows.endpoint({ url: fixture.sink.origin });
    await fixture.emit(2);
    const queue = fixture.queue(60_000);
    const { sendable } = await queue.claim(claimRequest());
    expect((await queue.renew(sendable)).size).toBe(2);
    await fixture.server.execute(`update delivery.undelivered set claimed_until = now() - interval '1 second'`);
    expect((await queue.renew(sendable)).size).toBe(0);
    expect((await fixture.queue().claim(claimRequest())).sendable).toHaveLength(2);
  });
});
