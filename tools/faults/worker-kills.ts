import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import type { Database } from '@livery/persistence';
import { withBenchmarkPostgres } from '../benchmarks/support/benchmark-postgres.ts';
import { hasPending, insertEvents, makeEndpoints, SECRET_KEYS_TEXT } from '../benchmarks/support/webhook-rows.ts';
import { type Arrivals, openArrivalSink } from './support/arrivals.ts';
import { wipeQueue } from './support/queue-wipe.ts';
import { startWorker, type AppProcess } from './support/app-process.ts';

const EVENTS = 20_000;
const EVENTS_AT_ONCE = 1_000;
const ENDPOINTS = 4;
const DELIVERIES = EVENTS * ENDPOINTS;
const KILLS = 10;
const DELIVERIES_A_KILL = DELIVERIES / (KILLS + 1);
const WIPE_AFTER_KILL = 5;
/** The number of slots for first attempts, and of those for retries. */
const SLOTS = 32;
const LEASE_MS = 5_000;
/** Attempts whose result was not written at a kill had ended at most this long before it. */
const UNWRITTEN_MS = 1_000;
const LONGEST_MS = 300_000;
const REDIS_URL = process.env['REDIS_URL'];

/**
 * Every event must arrive at every endpoint although workers are killed and the queue is emptied. Only deliveries that were in
 * flight at a kill may arrive twice.
 */
await withBenchmarkPostgres(async (url) => {
  const database = await connectDatabase({ url, applicationName: 'fault', poolSize: 4, guardTenants: false });
  await migrateDatabase(database);
  const sink = await openArrivalSink();
  await makeEndpoints(database, sink.origin, ENDPOINTS);
  for (let count = 0; count < EVENTS; count += EVENTS_AT_ONCE) await insertEvents(database, EVENTS_AT_ONCE, false);
  const started = performance.now();
  const kills = await killInTurn(url, database, sink.arrivals);
  await sink.close();
  await database.close();
  report(sink.arrivals, kills, performance.now() - started);
});

/** @returns the times of the kills, on the monotonic clock in milliseconds */
async function killInTurn(url: string, database: Database, arrivals: Arrivals): Promise<number[]> {
  const kills: number[] = [];
  for (;;) {
    const worker = await startWorker({
      DATABASE_URL: url,
      QUEUE_URL: REDIS_URL ?? url,
      LIVERY_SECRET_KEYS: SECRET_KEYS_TEXT,
      BLOB_DIR: path.join(tmpdir(), 'livery-fault-blobs'),
      DELIVERY_CONCURRENCY: String(SLOTS),
      RETRY_CONCURRENCY: String(SLOTS),
      DELIVERY_LEASE_MS: String(LEASE_MS),
      LOG_LEVEL: 'warn',
    });
    try {
      if (kills.length === WIPE_AFTER_KILL) {
        await untilArrived((kills.length + 0.5) * DELIVERIES_A_KILL, arrivals, worker);
        await wipeQueue(database, REDIS_URL);
      }
      await untilArrived((kills.length + 1) * DELIVERIES_A_KILL, arrivals, worker);
      if (kills.length === KILLS) await untilSettled(database);
    } finally {
      await worker.kill();
    }
    if (kills.length === KILLS) return kills;
    kills.push(performance.now());
    console.log(`  kill ${kills.length} after ${arrivals.size} of ${DELIVERIES} deliveries`);
  }
}

async function untilArrived(count: number, arrivals: Arrivals, worker: AppProcess): Promise<void> {
  const deadline = performance.now() + LONGEST_MS;
  while (arrivals.size < Math.floor(count)) {
    if (worker.hasEnded()) throw new Error(`The worker has ended by itself, and said:\n${worker.text()}`);
    if (performance.now() > deadline)
      throw new Error(`Only ${arrivals.size} arrived. The worker said:\n${worker.text()}`);
    await setTimeout(5);
  }
}

/** Waits until no delivery is pending, so that repetitions have arrived, too. */
async function untilSettled(database: Database): Promise<void> {
  const deadline = performance.now() + LONGEST_MS;
  while ((await hasPending(database)) && performance.now() < deadline) await setTimeout(50);
}

function report(arrivals: Arrivals, kills: readonly number[], took: number): void {
  const twice = [...arrivals.values()].filter(({ length }) => length > 1);
  const extra = twice.reduce((sum, { length }) => sum + length - 1, 0);
  const wasInFlight = ([first = 0]: readonly number[]): boolean =>
    kills.some((kill) => first <= kill && kill - first < UNWRITTEN_MS);
  const unexplained = twice.filter((times) => !wasInFlight(times)).length;
  const most = KILLS * 2 * SLOTS;
  console.log(
    `${EVENTS} events to ${ENDPOINTS} endpoints in ${(took / 1_000).toFixed(0)} s, ${KILLS} kills, queue wiped once ` +
      `(${REDIS_URL === undefined ? 'PostgreSQL' : 'Redis'}): ${arrivals.size} of ${DELIVERIES} arrived; ` +
      `${extra} twice, of at most ${most}; ${unexplained} of them not in flight at a kill`,
  );
  if (arrivals.size !== DELIVERIES || extra > most || unexplained > 0) process.exitCode = 1;
}
