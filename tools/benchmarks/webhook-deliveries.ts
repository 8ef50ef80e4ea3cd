import { setTimeout } from 'node:timers/promises';
import { Pool } from 'undici';
import { DELIVERIES_WAKE_UP } from '@livery/delivery-infrastructure';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { type LocalWorker, startLocalWorker } from './support/local-worker.ts';
import { describeRatios, measurePaired } from './support/paired.ts';
import { startServer } from './support/server-process.ts';
import { EVENT_DATA, hasPending, insertDueDeliveries, insertEvents, makeEndpoints } from './support/webhook-rows.ts';

const ROUNDS = 7;
const BAR = 0.4;
/** The default of DELIVERY_CONCURRENCY. */
const CONCURRENCY = 512;
const ENDPOINTS = 20;
const EVENTS = 1_000;
const DELIVERIES = ENDPOINTS * EVENTS;
const NEVER_MS = 3_600_000;

/** Deliveries per second of one worker, each signed and with an attempt row, compared with a loop that only posts the same bodies. */
await withBenchmarkPostgres(async (url) => {
  const sink = await startServer('webhook-sink', {});
  const worker = await startLocalWorker({ url, slots: CONCURRENCY, sweepMs: NEVER_MS });
  const endpoints = await makeEndpoints(worker.database, sink.origin, ENDPOINTS);
  const result = await measurePaired(
    ROUNDS,
    () => deliver(worker, endpoints),
    () => post(sink.origin),
  );
  for (const { a, b } of result.pairs) console.log(`  worker ${a.toFixed(0)}/s   bare loop ${b.toFixed(0)}/s`);
  console.log(`webhook deliveries against a bare undici loop: ${describeRatios(result)}; bar ${BAR}x`);
  await worker.close();
  await sink.stop();
});

/** All deliveries are due before the measurement begins. */
async function deliver({ database, wakeUps }: LocalWorker, endpoints: readonly string[]): Promise<number> {
  await insertDueDeliveries(database, await insertEvents(database, EVENTS, true), endpoints);
  const started = performance.now();
  wakeUps.send(DELIVERIES_WAKE_UP);
  while (await hasPending(database)) await setTimeout(20);
  return DELIVERIES / ((performance.now() - started) / 1_000);
}

async function post(origin: string): Promise<number> {
  const pool = new Pool(origin, { connections: CONCURRENCY, pipelining: 1 });
  const body = JSON.stringify({ object: 'event', type: 'brand.check.completed', data: EVENT_DATA });
  // As many headers as a delivery has, and of the same length.
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'bare loop',
    'webhook-id': 'evt_0350qxoscG4VomWErWIOx6',
    'webhook-timestamp': '1763640000',
    'webhook-signature': `v1,${'x'.repeat(44)}`,
    'livery-signature': `t=1763640000,v1=${'x'.repeat(64)}`,
    'webhook-sequence': '1',
  };
  const started = performance.now();
  let left = DELIVERIES;
  const caller = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const answer = await pool.request({ method: 'POST', path: `/endpoints/${left % ENDPOINTS}`, headers, body });
      await answer.body.dump();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, caller));
  const seconds = (performance.now() - started) / 1_000;
  await pool.close();
  return DELIVERIES / seconds;
}
