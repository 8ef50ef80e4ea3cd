import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId, type Tenant } from '@livery/kernel';
import { Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { createMigratedDatabase, type TestDatabase } from '@livery/testing';
import fc from 'fast-check';
import { messagingContribution } from '../messaging.contribution.ts';
import { EventConsumer, type PositionedEvent } from './event-consumer.ts';
import { UnscopedEventRelay } from './unscoped-event-relay.ts';

const BATCH = 500;
const RUNS = 8;

/** Keeps the batches that it gets. */
class Batches extends EventConsumer {
  readonly all: (readonly PositionedEvent[])[] = [];

  consume(events: readonly PositionedEvent[]): Promise<void> {
    this.all.push(events);
    return Promise.resolve();
  }
}

let server: TestDatabase;
let database: Database;
let batches: Batches;
let relay: UnscopedEventRelay;

beforeAll(async () => {
  server = await createMigratedDatabase([messagingContribution]);
  const connection = { url: server.url, applicationName: 'livery-test', poolSize: 4, guardTenants: true };
  database = await Database.connect({ ...connection, slices: [messagingContribution] });
});

beforeEach(() => openRelay());

afterAll(async () => {
  await database.close();
  await server.drop();
});

async function openRelay(): Promise<void> {
  await server.execute('truncate messaging.event');
  batches = new Batches();
  relay = new UnscopedEventRelay([batches], new TypeOrmUnitOfWork(database));
}

const tenants = (count: number): Tenant[] =>
  Array.from({ length: count }, (_, index) => ({ organizationId: newId(), livemode: index % 2 === 0 }));

/** Writes the events of one tenant after the other, so that the first has the oldest. */
async function write(backlogs: readonly (readonly [Tenant, number])[]): Promise<void> {
  const owners = backlogs.flatMap(([tenant, count]) => Array.from({ length: count }, () => tenant));
  await server.execute(
    `insert into messaging.event (organization_id, livemode, id, type, api_version, data, created)
     select organization, livemode, id, 'sample.happened', '2026-11-20', '{}', now()
       from unnest($1::uuid[], $2::boolean[], $3::uuid[]) with ordinality as given(organization, livemode, id, number)
      order by number`,
    [owners.map(({ organizationId }) => organizationId), owners.map(({ livemode }) => livemode), owners.map(newId)],
  );
}

async function relayAll(): Promise<void> {
  for (let isFull = true; isFull;) ({ isFull } = await relay.relayBatch());
}

const keyOf = ({ organizationId, livemode }: Tenant): string => `${organizationId} ${String(livemode)}`;

/** The number of the batch in which the first event of a tenant got its position, from 1. */
function servedIn(): ReadonlyMap<string, number> {
  const served = new Map<string, number>();
  for (const [index, events] of batches.all.entries()) {
    for (const { tenant } of events) served.set(keyOf(tenant), served.get(keyOf(tenant)) ?? index + 1);
  }
  return served;
}

async function assertOrder(): Promise<void> {
  const positions = batches.all.flat().map(({ position }) => position);
  const [first = 0n] = positions;
  expect(positions).toEqual(positions.map((_, index) => first + BigInt(index)));
  const [row] = await server.execute(
    `select count(*)::int as count from (
       select position, lag(position) over (partition by organization_id, livemode order by ordinal) as previous
         from messaging.event) e
      where position is null or position <= previous`,
  );
  expect(row).toEqual({ count: 0 });
}

describe('the relay, with more events than fit into a batch', () => {
  it('serves a tenant with one event in the first batch, behind the long backlog of another', async () => {
    const [busy, quiet] = tenants(2);
    if (busy === undefined || quiet === undefined) throw new Error('There are two tenants.');
    await write([
      [busy, 10 * BATCH],
      [quiet, 1],
    ]);
    await relayAll();
    expect(servedIn().get(keyOf(quiet))).toBe(1);
    expect(batches.all).toHaveLength(11);
    await assertOrder();
  });

  it('serves 1,100 tenants with two events each within four batches', async () => {
    const many = tenants(1_100);
    await write(many.map((tenant) => [tenant, 2]));
    await relayAll();
    expect(servedIn().size).toBe(many.length);
    expect(Math.max(...servedIn().values())).toBeLessThanOrEqual(4);
    await assertOrder();
  });

  it('keeps the order of each tenant, leaves no gap and serves each tenant soon, for any backlogs', async () => {
    const backlogs = fc.array(fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 900 })), {
      minLength: 1,
      maxLength: 6,
    });
    const property = fc.asyncProperty(backlogs, async (counts) => {
      await openRelay();
      const waiting = tenants(counts.length);
      await write(waiting.map((tenant, index) => [tenant, counts[index] ?? 0]));
      await relayAll();
      expect(batches.all.flat()).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
      expect(servedIn().size).toBe(waiting.length);
      expect(Math.max(...servedIn().values())).toBeLessThanOrEqual(2);
      await assertOrder();
    });
    await fc.assert(property, { numRuns: RUNS });
  }, 60_000);

  it('serves tenants that begin to wait while others wait already', async () => {
    const [busy, late] = tenants(2);
    if (busy === undefined || late === undefined) throw new Error('There are two tenants.');
    await write([[busy, 5 * BATCH]]);
    await relay.relayBatch();
    await relay.relayBatch();
    await write([[late, 3]]);
    await relay.relayBatch();
    expect(servedIn().get(keyOf(late))).toBe(3);
    await relayAll();
    await assertOrder();
  });
});
