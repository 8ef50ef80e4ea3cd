import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import { UnscopedEndpointFanOut } from '@livery/delivery-infrastructure';
import { newId } from '@livery/kernel';
import { UnscopedEventRelay } from '@livery/messaging';
import { type Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { SystemClock } from '@livery/runtime';
import { createBenchmarkDatabase } from './support/benchmark-database.ts';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { describeRatios, measurePaired } from './support/paired.ts';
import { EVENT_DATA, makeEndpoints, TENANT } from './support/webhook-rows.ts';

const ROUNDS = 15;
const EVENTS = 4_000;
const ENDPOINTS = 2;
/** The indexes that only filters and the feed need. */
const FILTER_INDEXES = ['messaging.event_by_object', 'messaging.event_by_request', 'delivery.undelivered_of_event'];
const INSERT = `
  insert into messaging.event (organization_id, livemode, id, type, api_version, request_id, data, created)
  select $1, true, made.id, 'brand.check.completed', '2026-11-20', made.request,
         jsonb_set($2::jsonb, '{object,id}', to_jsonb('brand_check_' || md5(made.id::text))), now()
    from unnest($3::uuid[], $4::uuid[]) as made(id, request)`;

/** What the indexes of the filters cost each event: its insert, and the relay with two deliveries. */
await withBenchmarkPostgres(async (url) => {
  const [indexed, bare] = [await open(url, 'indexed'), await open(url, 'bare')];
  for (const index of FILTER_INDEXES) await bare.dataSource.query(`drop index ${index}`);
  const inserts = await measurePaired(
    ROUNDS,
    () => insert(indexed),
    () => insert(bare),
  );
  await Promise.all([indexed, bare].map(relayAll));
  const relays = await measurePaired(
    ROUNDS,
    () => insert(indexed).then(() => relayAll(indexed)),
    () => insert(bare).then(() => relayAll(bare)),
  );
  const perEvent = (times: readonly number[]): string =>
    `${(((times.toSorted((x, y) => x - y)[Math.floor(times.length / 2)] ?? NaN) / EVENTS) * 1_000).toFixed(0)} us`;
  for (const [what, result] of Object.entries({ insert: inserts, [`relay with ${ENDPOINTS} deliveries`]: relays })) {
    const [a, b] = [perEvent(result.pairs.map((pair) => pair.a)), perEvent(result.pairs.map((pair) => pair.b))];
    console.log(`${what} with the indexes against without: ${describeRatios(result)}, ${a} against ${b} an event`);
  }
  await Promise.all([indexed.close(), bare.close()]);
});

async function open(server: string, name: string): Promise<Database> {
  const url = await createBenchmarkDatabase(server, name);
  const database = await connectDatabase({ url, applicationName: 'benchmark', poolSize: 2, guardTenants: false });
  await migrateDatabase(database);
  await makeEndpoints(database, 'http://127.0.0.1:9', ENDPOINTS);
  return database;
}

/** Returns the milliseconds. */
async function insert(database: Database): Promise<number> {
  const [ids, requests] = [Array.from({ length: EVENTS }, newId), Array.from({ length: EVENTS }, newId)];
  const began = performance.now();
  await database.dataSource.query(INSERT, [TENANT.organizationId, EVENT_DATA, ids, requests]);
  return performance.now() - began;
}

/** Returns the milliseconds until no event is left. */
async function relayAll(database: Database): Promise<number> {
  const relay = new UnscopedEventRelay(
    [new UnscopedEndpointFanOut(new SystemClock())],
    new TypeOrmUnitOfWork(database),
  );
  const began = performance.now();
  for (let isFull = true; isFull;) ({ isFull } = await relay.relayBatch());
  return performance.now() - began;
}
