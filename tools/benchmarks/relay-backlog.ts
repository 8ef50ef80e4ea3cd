import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import { UnscopedEndpointFanOut } from '@livery/delivery-infrastructure';
import { newId } from '@livery/kernel';
import { UnscopedEventRelay } from '@livery/messaging';
import { type Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { SystemClock } from '@livery/runtime';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { percentile } from './support/open-loop.ts';

const BAR = 1.5;
const TENANTS = 5_000;
const EVENTS_OF_A_TENANT = 20;
const BATCHES = 40;
const CHUNK = 100_000;
const placed = Number(process.env['BENCHMARK_EVENTS'] ?? 1_000_000);

const ENDPOINTS = `
  insert into delivery.webhook_endpoint
    (organization_id, livemode, id, url, description, enabled_events, status, metadata, created, updated)
  select organization_id, true, gen_random_uuid(), 'http://127.0.0.1:9', '', '{*}', 'enabled', '{}', now(), now()
    from unnest($1::uuid[]) as organization_id, generate_series(1, 2)`;

/**
 * The backlog after an outage of the workers: 20 events of each of 5,000 organizations with two endpoints, beside a million placed ones. The
 * time of a batch with statistics from before the backlog, compared to the time with fresh ones.
 */
await withBenchmarkPostgres(async (url) => {
  const database = await connectDatabase({ url, applicationName: 'benchmark', poolSize: 2, guardTenants: false });
  await migrateDatabase(database);
  const partitions = await database.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'messaging.event'::regclass`,
  );
  for (const { name } of partitions)
    await database.dataSource.query(`alter table ${name} set (autovacuum_enabled = off)`);
  const tenants = Array.from({ length: TENANTS }, newId);
  await database.dataSource.query(ENDPOINTS, [tenants]);
  for (let written = 0; written < placed; written += CHUNK) await write(database, tenants, CHUNK, written + 1);
  await database.dataSource.query('vacuum analyze messaging.event, delivery.webhook_endpoint');
  await write(database, tenants, TENANTS * EVENTS_OF_A_TENANT, null);

  const stale = await measure(database);
  await database.dataSource.query('analyze messaging.event');
  const fresh = await measure(database);
  const describe = (times: readonly number[]): string =>
    `median ${percentile(times, 0.5).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`;
  console.log(`batches of ${TENANTS} organizations with statistics of an empty backlog: ${describe(stale)}`);
  console.log(`batches with fresh statistics: ${describe(fresh)}`);
  const ratio = percentile(stale, 0.5) / percentile(fresh, 0.5);
  console.log(`${ratio.toFixed(2)}x; the bar is ${BAR}x`);
  if (ratio > BAR) process.exitCode = 1;
  await database.close();
});

/** The times of batches that each begin with a new relay, whose plans are made then. */
async function measure(database: Database): Promise<number[]> {
  const relay = new UnscopedEventRelay(
    [new UnscopedEndpointFanOut(new SystemClock())],
    new TypeOrmUnitOfWork(database),
  );
  const times: number[] = [];
  while (times.length < BATCHES) {
    const started = performance.now();
    const { events, isFull } = await relay.relayBatch();
    // A batch that begins after the last organization has no event. The next one begins with the first organization.
    if (events > 0) times.push(performance.now() - started);
    else if (!isFull) throw new Error('No event is waiting.');
  }
  return times;
}

async function write(
  database: Database,
  tenants: readonly string[],
  count: number,
  from: number | null,
): Promise<void> {
  await database.dataSource.query(
    `insert into messaging.event (organization_id, livemode, id, type, api_version, data, created, position)
     select ($1::uuid[])[1 + n % cardinality($1::uuid[])], true, id, 'brand.check.completed', '2026-11-20', '{}', now(), $3 + n
       from unnest($2::uuid[]) with ordinality as given(id, n)`,
    [tenants, Array.from({ length: count }, newId), from],
  );
}
