import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import { UnscopedEndpointFanOut } from '@livery/delivery-infrastructure';
import { newId } from '@livery/kernel';
import { EventRelay, setRelayShards, UnscopedEventRelay } from '@livery/messaging';
import { type Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { SystemClock } from '@livery/runtime';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';

const ROUNDS = 3;
const EVENTS = 30_000;
const TENANTS = 300;
const WORKERS = 3;
/** Half of what is added to each round trip. */
const ONE_WAY_MS = 5;
const [DISTANT_BAR, NEAR_BAR] = [2.4, 1];

/** Events a second of three workers with three shards, compared to one worker with one, beside the database and 10 ms away from it. */
await withBenchmarkPostgres(async (url) => {
  const options = { url, applicationName: 'benchmark', poolSize: 4, guardTenants: false };
  const database = await connectDatabase(options);
  await migrateDatabase(database);
  await using distant = await distantFrom(url);
  for (const [name, server, bar] of [
    ['10 ms away', distant.url, DISTANT_BAR],
    ['beside the database', url, NEAR_BAR],
  ] as const) {
    await setRelayShards(database, 1);
    const one = await eventsPerSecond(database, server, 1);
    await setRelayShards(database, WORKERS);
    const several = await eventsPerSecond(database, server, WORKERS);
    const ratio = several / one;
    console.log(
      `${name}: one worker ${one.toFixed(0)} events a second, ${WORKERS} workers ${several.toFixed(0)}: ${ratio.toFixed(2)}x; the bar is ${bar}x`,
    );
    if (ratio < bar) process.exitCode = 1;
  }
  await database.close();
});

/** The median of some rounds. */
async function eventsPerSecond(database: Database, url: string, workers: number): Promise<number> {
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await write(database);
    const pools = await Promise.all(
      Array.from({ length: workers }, () =>
        connectDatabase({ url, applicationName: 'benchmark', poolSize: 6, guardTenants: false }),
      ),
    );
    const relays = pools.map((pool) => {
      const unitOfWork = new TypeOrmUnitOfWork(pool);
      const consumers = [new UnscopedEndpointFanOut(new SystemClock())];
      return new EventRelay(
        (shard) => new UnscopedEventRelay(consumers, unitOfWork, undefined, undefined, shard),
        (error) => console.error(error),
      );
    });
    const started = performance.now();
    while (await isWaiting(database)) {
      for (const relay of relays) relay.wake();
      await setTimeout(20);
    }
    rates.push(EVENTS / ((performance.now() - started) / 1_000));
    await Promise.all(relays.map((relay) => relay.stop(5_000)));
    await Promise.all(pools.map((pool) => pool.close()));
  }
  return rates.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

async function isWaiting(database: Database): Promise<boolean> {
  return (await database.query('select from messaging.event where position is null limit 1')).length > 0;
}

async function write(database: Database): Promise<void> {
  const tenants = Array.from({ length: TENANTS }, newId);
  await database.dataSource.query(
    `insert into messaging.event (organization_id, livemode, id, type, api_version, data, created)
     select ($1::uuid[])[1 + n % cardinality($1::uuid[])], true, id, 'brand.check.completed', '2026-11-20', '{}', now()
       from unnest($2::uuid[]) with ordinality as given(id, n)`,
    [tenants, Array.from({ length: EVENTS }, newId)],
  );
  await database.dataSource.query('vacuum analyze messaging.event');
}

async function closed(server: Server): Promise<void> {
  await once(server.close(), 'close');
}

async function forward(part: Buffer, to: Socket): Promise<void> {
  await setTimeout(ONE_WAY_MS);
  if (!to.destroyed) to.write(part);
}

/** A way to a server that delays each part in each direction. */
async function distantFrom(target: string): Promise<AsyncDisposable & { readonly url: string }> {
  const server = createServer((near) => {
    const far = connect(Number(new URL(target).port), '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.setNoDelay(true);
      from.on('data', (part) => void forward(part, to));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const url = new URL(target);
  url.port = String(address.port);
  return { url: url.href, [Symbol.asyncDispose]: () => closed(server) };
}
