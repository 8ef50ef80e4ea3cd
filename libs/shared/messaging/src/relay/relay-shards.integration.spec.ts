import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, type Tenant } from '@livery/kernel';
import { Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { createMigratedDatabase, poll, type TestDatabase } from '@livery/testing';
import { messagingContribution } from '../messaging.contribution.ts';
import { EventConsumer, type PositionedEvent } from './event-consumer.ts';
import { EventRelay } from './event-relay.ts';
import { setRelayShards } from './set-relay-shards.ts';
import { UnscopedEventRelay } from './unscoped-event-relay.ts';

const ORGANIZATIONS = 20;

/** Keeps the events that it gets. */
class Seen extends EventConsumer {
  readonly events: PositionedEvent[] = [];

  consume(events: readonly PositionedEvent[]): Promise<void> {
    this.events.push(...events);
    return Promise.resolve();
  }
}

let server: TestDatabase;
let databases: Database[];
let seen: Seen;
let workers: EventRelay[];
const failures: unknown[] = [];

const tenants: readonly Tenant[] = Array.from({ length: ORGANIZATIONS }, () => ({
  organizationId: newId(),
  livemode: true,
}));

beforeAll(async () => {
  server = await createMigratedDatabase([messagingContribution]);
  const connection = { url: server.url, applicationName: 'livery-test', poolSize: 6, guardTenants: true };
  const slices = [messagingContribution];
  databases = await Promise.all([1, 2].map(() => Database.connect({ ...connection, slices })));
  seen = new Seen();
  workers = databases.map((database) => {
    const unitOfWork = new TypeOrmUnitOfWork(database);
    const sourceOf = (shard: number) => new UnscopedEventRelay([seen], unitOfWork, undefined, undefined, shard);
    return new EventRelay(sourceOf, (error) => failures.push(error));
  });
});

afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop(1_000)));
  await Promise.all(databases.map((database) => database.close()));
  await server.drop();
});

const database = (): Database => {
  const [first] = databases;
  if (first === undefined) throw new Error('There are two databases.');
  return first;
};

/** Writes five events of each organization. */
async function write(): Promise<void> {
  const owners = Array.from({ length: 5 }, () => tenants).flat();
  await server.execute(
    `insert into messaging.event (organization_id, livemode, id, type, api_version, data, created)
     select organization_id, true, id, 'sample.happened', '2026-11-20', '{}', now()
       from unnest($1::uuid[], $2::uuid[]) as given(organization_id, id)`,
    [owners.map(({ organizationId }) => organizationId), owners.map(newId)],
  );
}

async function isAllPlaced(): Promise<boolean> {
  for (const worker of workers) worker.wake();
  return (await server.execute('select from messaging.event where position is null limit 1')).length === 0;
}

async function fallen(): Promise<number> {
  const rows = await server.execute(
    `select from (select position, lag(position) over (partition by organization_id order by ordinal) as previous
                    from messaging.event) e where position <= previous`,
  );
  return rows.length;
}

describe('a relay with shards', () => {
  it('places every event once, and positions of an organization only grow while the number of shards changes', async () => {
    for (const shards of [1, 4, 16, 3, 1, 7]) {
      await write();
      const [changed] = await Promise.all([setRelayShards(database(), shards), isAllPlaced()]);
      expect(changed).toBeUndefined();
      await write();
      await poll('all events to have positions', isAllPlaced);
    }
    expect(failures).toEqual([]);
    expect(await fallen()).toBe(0);
    expect(seen.events).toHaveLength(6 * 2 * 5 * ORGANIZATIONS);
    expect(new Set(seen.events.map(({ id }) => id)).size).toBe(seen.events.length);
    for (const { organizationId } of tenants) {
      const positions = seen.events.flatMap(({ tenant, position }) =>
        tenant.organizationId === organizationId ? [position] : [],
      );
      expect(positions).toEqual(positions.toSorted((a, b) => Number(a - b)));
    }
  }, 60_000);

  it('divides organizations between its shards', async () => {
    const rows = await server.execute(
      'select distinct messaging.shard_of(id, 4) as shard from unnest($1::uuid[]) id order by 1',
      [tenants.map(({ organizationId }) => organizationId)],
    );
    expect(rows.length).toBeGreaterThan(2);
  });

  it('cannot have no shard, a part of one, or more than 16', async () => {
    for (const shards of [0, 1.5, 17]) {
      await expect(setRelayShards(database(), shards)).rejects.toThrow('1 to 16 shards');
    }
  });

  it('lets a relay of the version before assign positions until there are several shards', async () => {
    const former = 'update messaging.last_position set position = position + 0 returning position';
    const fresh = await createMigratedDatabase([messagingContribution]);
    expect(await fresh.execute(former)).toHaveLength(1);
    await fresh.drop();
    await expect(server.execute(former)).rejects.toThrow('does not exist');
  });
});
