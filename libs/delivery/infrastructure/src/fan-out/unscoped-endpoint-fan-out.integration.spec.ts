import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, type Tenant } from '@livery/kernel';
import { PostgresEventLog, UnscopedEventRelay } from '@livery/messaging';
import { SystemClock } from '@livery/runtime';
import { type TestDatabase } from '@livery/testing';
import { createDeliveryDatabase, DeliveryFixture } from '../testing/delivery-fixture.ts';
import { UnscopedEndpointFanOut } from './unscoped-endpoint-fan-out.ts';

let server: TestDatabase;
let fixture: DeliveryFixture;
let relay: UnscopedEventRelay;
let made = 0;

beforeAll(async () => {
  server = await createDeliveryDatabase();
  fixture = await DeliveryFixture.open(server.url);
  const fanOut = new UnscopedEndpointFanOut(new SystemClock(), (deliveries) => (made += deliveries));
  relay = new UnscopedEventRelay([fanOut], fixture.unitOfWork);
});

afterAll(async () => {
  await fixture.close();
  await server.drop();
});

const newTenant = (livemode = true): Tenant => ({ organizationId: newId(), livemode });

/** Relays all events. @returns the number of deliveries that were created */
async function relayAll(): Promise<number> {
  const before = made;
  while ((await relay.relayBatch()).isFull);
  return made - before;
}

interface DeliveryRow {
  readonly type: string;
  readonly sequence: number;
  readonly position: number;
}

/** The deliveries of an endpoint in the order of their creation. */
function deliveriesOf({ id, tenant }: { readonly id: string; readonly tenant: Tenant }): Promise<DeliveryRow[]> {
  return fixture.database.query<DeliveryRow>(
    `select e.type, d.sequence::int, e.position::int from delivery.webhook_delivery d
       join messaging.event e on e.organization_id = d.organization_id and e.livemode = d.livemode and e.id = d.event_id
      where d.organization_id = $1 and d.livemode = $2 and d.endpoint_id = $3 order by d.ordinal`,
    [tenant.organizationId, tenant.livemode, id],
  );
}

function positionsOf({ organizationId, livemode }: Tenant): Promise<{ type: string; position: number | null }[]> {
  return fixture.database.query(
    `select type, position::int from messaging.event where organization_id = $1 and livemode = $2 order by position, ordinal`,
    [organizationId, livemode],
  );
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe('the fan-out', () => {
  it('creates a delivery for each endpoint that wants the event, numbered in the order of the events, without gaps', async () => {
    const tenant = newTenant();
    const exact = await fixture.endpoint({ tenant, enabledEvents: ['brand.check.completed'] });
    const prefix = await fixture.endpoint({ tenant, enabledEvents: ['brand.*', 'brand.check.*'] });
    const all = await fixture.endpoint({ tenant });
    await fixture.append(['brand.check.completed', 'brand.rule.updated', 'brands.made', 'brand.check.failed'], tenant);

    expect(await relayAll()).toBe(8);
    expect((await deliveriesOf(exact)).map(({ type }) => type)).toEqual(['brand.check.completed']);
    expect((await deliveriesOf(prefix)).map(({ type, sequence }) => [type, sequence])).toEqual([
      ['brand.check.completed', 1],
      ['brand.rule.updated', 2],
      ['brand.check.failed', 3],
    ]);
    expect((await deliveriesOf(all)).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
  });

  it('creates none for disabled endpoints, other organizations and the other mode', async () => {
    const tenant = newTenant();
    const others = [
      await fixture.endpoint({ tenant, status: 'disabled' }),
      await fixture.endpoint({ tenant: newTenant() }),
      await fixture.endpoint({ tenant: { ...tenant, livemode: false } }),
    ];
    await fixture.append(['brand.check.completed'], tenant);
    expect(await relayAll()).toBe(0);
    for (const endpoint of others) expect(await deliveriesOf(endpoint)).toEqual([]);
  });

  it('creates none for a test event', async () => {
    const tenant = newTenant();
    await fixture.endpoint({ tenant });
    await fixture.append(['platform.webhook_endpoint.test'], tenant);
    expect(await relayAll()).toBe(0);
  });

  it('creates no delivery twice if a batch is repeated', async () => {
    const tenant = newTenant();
    const endpoint = await fixture.endpoint({ tenant });
    await fixture.append(['a.b', 'a.c'], tenant);
    await relayAll();
    await fixture.database.query(
      'update messaging.event set position = null where organization_id = $1 and livemode = $2',
      [tenant.organizationId, tenant.livemode],
    );
    await fixture.append(['a.d'], tenant);
    expect(await relayAll()).toBe(1);
    expect((await deliveriesOf(endpoint)).map(({ type, sequence }) => [type, sequence])).toEqual([
      ['a.b', 1],
      ['a.c', 2],
      ['a.d', 3],
    ]);
  });
});

describe('the relay', () => {
  it('numbers deliveries without gaps and in the order of positions, with concurrent writers and two relays', async () => {
    const tenant = newTenant();
    const endpoints = [await fixture.endpoint({ tenant }), await fixture.endpoint({ tenant })];
    let writing = true;
    const relayWhileWriting = async (): Promise<void> => {
      while (writing) await relay.relayBatch();
    };
    const relays = [relayWhileWriting(), relayWhileWriting()];
    await Promise.all(
      upTo(6).map((writer) =>
        fixture.append(
          upTo(50).map((n) => `writer_${writer}.wrote_${n}`),
          tenant,
        ),
      ),
    );
    writing = false;
    await Promise.all(relays);
    await relayAll();

    for (const endpoint of endpoints) {
      const deliveries = await deliveriesOf(endpoint);
      expect(deliveries.map(({ sequence }) => sequence)).toEqual(upTo(300));
      const positions = deliveries.map(({ position }) => position);
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    }
    const positions = (await positionsOf(tenant)).map(({ position }) => position ?? 0);
    expect(positions).toEqual(upTo(300).map((n) => (positions[0] ?? 0) + n - 1));
  });

  it('gives an event that is committed late a position after those that were relayed before it, and skips none', async () => {
    const tenant = newTenant();
    const eventLog = new PostgresEventLog(new SystemClock());
    const written = Promise.withResolvers<undefined>();
    const mayCommit = Promise.withResolvers<undefined>();
    const late = fixture.unitOfWork.run(async (transaction) => {
      await eventLog.append({ type: 'late.one', tenant, data: {} }, transaction);
      written.resolve(undefined);
      await mayCommit.promise;
    });
    await written.promise;
    await fixture.append(['early.one'], tenant);
    await relayAll();
    mayCommit.resolve(undefined);
    await late;
    await relayAll();
    const events = (await positionsOf(tenant)).map(({ type, position }) => [type, position !== null]);
    expect(events).toEqual([
      ['early.one', true],
      ['late.one', true],
    ]);
  });
});
