import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import { startWorker } from '../faults/support/app-process.ts';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { drainDeliveries } from './support/drain-deliveries.ts';
import { describeRatios, measurePaired } from './support/paired.ts';
import { startServer } from './support/server-process.ts';
import { makeEndpoints, SECRET_KEYS_TEXT } from './support/webhook-rows.ts';

const ENDPOINTS = 10;
const DELIVERIES = 3_000;
/** So long that a worker waits for its slots most of the time. */
const DELAY_MS = 500;
/** So few that two workers do not use up the processors. */
const SLOTS = '64';
const ROUNDS = 3;
const BAR = 1.6;

/** Deliveries a second of two workers against one, while receivers take their time. The second worker is stopped for the others. */
await withBenchmarkPostgres(async (url) => {
  const database = await connectDatabase({ url, applicationName: 'benchmark', poolSize: 4, guardTenants: false });
  await migrateDatabase(database);
  const sink = await startServer('webhook-sink', {});
  const endpoints = await makeEndpoints(database, sink.origin, ENDPOINTS, { query: `?delay=${DELAY_MS}` });
  const environment = {
    DATABASE_URL: url,
    LIVERY_SECRET_KEYS: SECRET_KEYS_TEXT,
    BLOB_DIR: path.join(tmpdir(), 'livery-benchmark-blobs'),
    DELIVERY_CONCURRENCY: SLOTS,
    LOG_LEVEL: 'warn',
  };
  await using first = await workerOf(environment);
  // Workers look for due deliveries every two seconds, so that none has to be woken.
  const drain = (): Promise<number> =>
    drainDeliveries({ database, endpoints, deliveries: DELIVERIES, wake: () => undefined });
  const withTwo = async (): Promise<number> => {
    await using second = await workerOf(environment);
    void second;
    return drain();
  };
  const result = await measurePaired(ROUNDS, withTwo, drain);
  for (const { a, b } of result.pairs) console.log(`  two ${a.toFixed(0)}/s   one ${b.toFixed(0)}/s`);
  console.log(`two workers against one: ${describeRatios(result)}; bar ${BAR}x`);
  void first;
  await sink.stop();
  await database.close();
});

async function workerOf(environment: Readonly<Record<string, string>>): Promise<AsyncDisposable> {
  const worker = await startWorker(environment);
  return { [Symbol.asyncDispose]: () => worker.kill() };
}
