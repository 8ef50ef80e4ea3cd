import { DELIVERIES_WAKE_UP } from '@livery/delivery-infrastructure';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { drainDeliveries } from './support/drain-deliveries.ts';
import { startLocalWorker } from './support/local-worker.ts';
import { describeRatios, measurePaired } from './support/paired.ts';
import { startServer } from './support/server-process.ts';
import { makeEndpoints } from './support/webhook-rows.ts';

/** The default of DELIVERY_CONCURRENCY. */
const CONCURRENCY = 512;
const NEVER_MS = 3_600_000;
const SLOW = { delayMs: 300, deliveries: 4_000, bar: 500 };
const ONE_OF_MANY = { delayMs: 20, deliveries: 8_000, endpoints: 20, rounds: 5, bar: 0.8 };

/** Deliveries a second to one endpoint that takes 300 ms, and to one that takes 20 ms against 20 of them together. */
await withBenchmarkPostgres(async (url) => {
  const sink = await startServer('webhook-sink', {});
  const worker = await startLocalWorker({ url, slots: CONCURRENCY, sweepMs: NEVER_MS });
  const { database, wakeUps } = worker;
  const endpointsWith = (delayMs: number, count: number): Promise<readonly string[]> =>
    makeEndpoints(database, sink.origin, count, { query: `?delay=${delayMs}` });
  const drain = (endpoints: readonly string[], deliveries: number): Promise<number> =>
    drainDeliveries({ database, endpoints, deliveries, wake: () => wakeUps.send(DELIVERIES_WAKE_UP) });

  const slow = await endpointsWith(SLOW.delayMs, 1);
  const rates = [await drain(slow, SLOW.deliveries), await drain(slow, SLOW.deliveries)];
  console.log(
    `one endpoint that takes ${SLOW.delayMs} ms: ${rates.map((rate) => rate.toFixed(0)).join(' and ')} a second; bar ${SLOW.bar}`,
  );

  const one = await endpointsWith(ONE_OF_MANY.delayMs, 1);
  const many = await endpointsWith(ONE_OF_MANY.delayMs, ONE_OF_MANY.endpoints);
  const result = await measurePaired(
    ONE_OF_MANY.rounds,
    () => drain(one, ONE_OF_MANY.deliveries),
    () => drain(many, ONE_OF_MANY.deliveries),
  );
  for (const { a, b } of result.pairs) console.log(`  one ${a.toFixed(0)}/s   twenty ${b.toFixed(0)}/s`);
  console.log(
    `one endpoint that takes ${ONE_OF_MANY.delayMs} ms against ${ONE_OF_MANY.endpoints}: ${describeRatios(result)}; bar ${ONE_OF_MANY.bar}x`,
  );
  await worker.close();
  await sink.stop();
});
