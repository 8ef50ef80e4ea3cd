import { UnscopedEventRelay } from '@livery/messaging';
import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import { UnscopedEndpointFanOut } from '@livery/delivery-infrastructure';
import { TypeOrmUnitOfWork } from '@livery/persistence';
import { SystemClock } from '@livery/runtime';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { insertEvents, makeEndpoints } from './support/webhook-rows.ts';

const ROUNDS = 5;
const EVENTS = 10_000;

/** Events per second of one relay: without endpoints, with 1 endpoint and with 20 endpoints. */
await withBenchmarkPostgres(async (url) => {
  const database = await connectDatabase({ url, applicationName: 'benchmark', poolSize: 4, guardTenants: false });
  await migrateDatabase(database);
  const relay = new UnscopedEventRelay(
    [new UnscopedEndpointFanOut(new SystemClock())],
    new TypeOrmUnitOfWork(database),
  );
  let endpoints = 0;
  for (const wanted of [0, 1, 20]) {
    await makeEndpoints(database, 'http://127.0.0.1:9', wanted - endpoints);
    endpoints = wanted;
    const rates: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await insertEvents(database, wanted === 20 ? EVENTS / 10 : EVENTS, false);
      rates.push(await eventsPerSecond(relay));
    }
    rates.sort((a, b) => a - b);
    console.log(`relay with ${wanted} endpoints: ${describe(rates)} events a second`);
  }
  await database.close();
});

async function eventsPerSecond(relay: UnscopedEventRelay): Promise<number> {
  const started = performance.now();
  let relayed = 0;
  for (let isFull = true; isFull;) {
    const batch = await relay.relayBatch();
    relayed += batch.events;
    isFull = batch.isFull;
  }
  return relayed / ((performance.now() - started) / 1_000);
}

/** The median and the range. */
function describe(rates: readonly number[]): string {
  const [least = 0] = rates;
  return `${rates[Math.floor(rates.length / 2)]?.toFixed(0) ?? ''} (${least.toFixed(0)} to ${rates.at(-1)?.toFixed(0) ?? ''})`;
}
