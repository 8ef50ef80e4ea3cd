import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import { freePort } from '@livery/testing/without-jest';
import { type AppProcess, startWorker } from '../faults/support/app-process.ts';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { drainDeliveries } from './support/drain-deliveries.ts';
import { describeRatios, measurePaired } from './support/paired.ts';
import { startServer } from './support/server-process.ts';
import { makeEndpoints, SECRET_KEYS_TEXT } from './support/webhook-rows.ts';

const ENDPOINTS = 10;
const DELIVERIES = 1_500;
/** So long that a worker waits for its slots most of the time. */
const DELAY_MS = 500;
/** So few that two workers do not use up the processors. */
const SLOTS = '64';
const ROUNDS = 3;
const BAR = 1.6;

/** Deliveries a second of two workers against one, while receivers take their time. */
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
  const first = await startReadyWorker(environment);
  // Workers look for due deliveries every two seconds, so that none has to be woken.
  const drain = (): Promise<number> =>
    drainDeliveries({ database, endpoints, deliveries: DELIVERIES, wake: () => undefined });
  const withTwo = async (): Promise<number> => {
    const second = await startReadyWorker(environment);
    const rate = await drain();
    await second.kill();
    return rate;
  };
  const result = await measurePaired(ROUNDS, withTwo, drain);
  for (const { a, b } of result.pairs) console.log(`  two ${a.toFixed(0)}/s   one ${b.toFixed(0)}/s`);
  console.log(`two workers against one: ${describeRatios(result)}; bar ${BAR}x`);
  await first.kill();
  await sink.stop();
  await database.close();
});

async function startReadyWorker(environment: Readonly<Record<string, string>>): Promise<AppProcess> {
  const port = String(await freePort());
  const worker = await startWorker({ ...environment, PORT: port });
  const isReady = async (): Promise<boolean> => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    return answer?.ok ?? false;
  };
  while (!worker.hasEnded() && !(await isReady())) await setTimeout(50);
  return worker;
}
