import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import { newId } from '@livery/kernel';
import { UnscopedEventRelay } from '@livery/messaging';
import { type Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { percentile } from './support/open-loop.ts';

const BAR = 1.5;
const ROUNDS = 100;
const TENANTS = 200;
const SMALL = 10_000;
const LARGE = 5_000_000;
const CHUNK = 100_000;

/** The time in which the relay places one event, and 1,000 events of 200 tenants in turns, beside 10 thousand and 5 million placed events. */
await withBenchmarkPostgres(async (url) => {
  const database = await connectDatabase({ url, applicationName: 'benchmark', poolSize: 2, guardTenants: false });
  await migrateDatabase(database);
  const tenants = Array.from({ length: TENANTS }, newId);
  await writePlaced(database, tenants, SMALL);
  const small = await measure(database, tenants);
  await writePlaced(database, tenants, LARGE - SMALL);
  const large = await measure(database, tenants);
  report('one event', large.one, small.one);
  report('1,000 events of 200 tenants', large.many, small.many);
  await database.close();
});

async function measure(database: Database, tenants: readonly string[]) {
  await database.dataSource.query('vacuum analyze messaging.event');
  const relay = new UnscopedEventRelay([], new TypeOrmUnitOfWork(database));
  const place = async (owners: readonly string[]): Promise<number> => {
    await write(database, owners, null);
    const started = performance.now();
    for (let isFull = true; isFull;) ({ isFull } = await relay.relayBatch());
    return performance.now() - started;
  };
  const one: number[] = [];
  const many: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    one.push(await place(tenants.slice(0, 1)));
    if (round % 5 === 0) many.push(await place(Array.from({ length: 1_000 }, (_, n) => tenants[n % TENANTS] ?? '')));
  }
  return { one, many };
}

async function writePlaced(database: Database, tenants: readonly string[], count: number): Promise<void> {
  for (let written = 0; written < count; written += CHUNK) {
    const rows = Math.min(CHUNK, count - written);
    await write(
      database,
      Array.from({ length: rows }, (_, n) => tenants[n % TENANTS] ?? ''),
      0,
    );
  }
}

async function write(database: Database, owners: readonly string[], position: number | null): Promise<void> {
  await database.dataSource.query(
    `insert into messaging.event (organization_id, livemode, id, type, api_version, data, created, position)
     select organization_id, true, id, 'sample.happened', '2026-11-20', '{}', now(), $3
       from unnest($1::uuid[], $2::uuid[]) as given(organization_id, id)`,
    [owners, owners.map(newId), position],
  );
}

function report(what: string, large: readonly number[], small: readonly number[]): void {
  const [many, few] = [percentile(large, 0.5), percentile(small, 0.5)];
  console.log(
    `the relay places ${what}: ${many.toFixed(1)} against ${few.toFixed(1)} ms, ${(many / few).toFixed(2)}x; bar ${BAR}x`,
  );
}
