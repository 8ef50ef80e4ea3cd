import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Livery } from '@livery/sdk';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { startServer } from './support/server-process.ts';

const SAMPLE_EVERY = 1_000;
const RECORDS = Number(process.env['RECORDS'] ?? 10_000);
const BAR_MB = 1;

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

/** The memory in use in a program that reads 10,000 events of an api in another process with the client library, in 200 pages. */
await withBenchmarkPostgres(async (url) => {
  const api = await startServer('api', { DATABASE_URL: url, EVENTS: String(RECORDS) });
  const { events } = new Livery({ baseUrl: api.origin, credential: api.facts['key'] ?? '' });
  try {
    report(await heldWhile(events.list({ limit: 50 })));
    const kept: unknown[] = [];
    const before = heldMb();
    for await (const event of events.list({ limit: 50 })) kept.push(event);
    console.log(`  for comparison, ${kept.length} events that a program keeps: ${(heldMb() - before).toFixed(1)} MB`);
  } finally {
    await api.stop();
  }
});

/** The memory in use after each thousand records, in MB. */
async function heldWhile(records: AsyncIterable<unknown>): Promise<number[]> {
  const samples: number[] = [];
  const iterator = records[Symbol.asyncIterator]();
  for (let count = 1; (await iterator.next()).done !== true; count += 1)
    if (count % SAMPLE_EVERY === 0) samples.push(heldMb());
  return samples;
}

function heldMb(): number {
  if (isFunction(collectGarbage)) collectGarbage();
  return process.memoryUsage().heapUsed / 1024 ** 2;
}

function isFunction(value: unknown): value is () => void {
  return typeof value === 'function';
}

function report(samples: readonly number[]): void {
  const [first = NaN] = samples;
  const growth = Math.max(...samples) - first;
  const all = samples.map((sample) => sample.toFixed(1)).join(', ');
  console.log(`${all} MB after each ${SAMPLE_EVERY} events, at most ${growth.toFixed(2)} MB more; bar ${BAR_MB} MB`);
}
