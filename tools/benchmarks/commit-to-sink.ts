import { createServer } from 'node:http';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { BullWakeUps, PostgresEventLog, queueStoreAt } from '@livery/messaging';
import { TypeOrmUnitOfWork } from '@livery/persistence';
import { createLogger, SystemClock } from '@livery/runtime';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { type LocalWorker, startLocalWorker } from './support/local-worker.ts';
import { makeEndpoints, TENANT } from './support/webhook-rows.ts';

const EVENTS_A_SECOND = 200;
const SECONDS = 10;
const WARM_UP = EVENTS_A_SECOND;

const SILENT = createLogger({ name: 'benchmark', level: 'warn' });

/** How the hint of an event reaches the worker: within its process, as in standalone, or through a queue, as from another process. */
interface HintsThrough {
  readonly name: string;
  readonly queueUrl?: string | undefined;
  readonly isOwn: boolean;
}

const redisUrl = process.env['REDIS_URL'];
const ways: readonly HintsThrough[] = [
  { name: 'within the process', isOwn: true },
  { name: 'through PostgreSQL', isOwn: false },
  ...(redisUrl === undefined ? [] : [{ name: 'through Redis', queueUrl: redisUrl, isOwn: false }]),
];

/** From the commit of an event to its arrival, at 200 events a second; with `REDIS_URL` also with a queue in that Redis. */
for (const { name, queueUrl, isOwn } of ways) {
  await withBenchmarkPostgres(async (url) => {
    const store = { url, ...(queueUrl !== undefined && { queueUrl }) };
    const worker = await startLocalWorker({ ...store, slots: 128, sweepMs: 2_000, isOnlyWorker: isOwn });
    const queue = isOwn ? null : new BullWakeUps(queueStoreAt(queueUrl ?? url), SILENT);
    await queue?.open();
    const measured = await measure({ ...worker, wakeUps: queue ?? worker.wakeUps });
    const latencies = measured.slice(WARM_UP).sort((a, b) => a - b);
    const at = (share: number): string => `${latencies[Math.floor(latencies.length * share)]?.toFixed(1) ?? ''} ms`;
    console.log(`commit to sink, hints ${name}: p50 ${at(0.5)}, p99 ${at(0.99)} of ${latencies.length} events`);
    await queue?.close();
    await worker.close();
  });
}

/** The sink, the worker and the writer run in one process, so that they have the same clock. */
async function measure({ database, wakeUps }: LocalWorker): Promise<number[]> {
  const committed = new Map<number, number>();
  const arrived = new Map<number, number>();
  const sink = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const number = Number(/"number":(\d+)/.exec(Buffer.concat(chunks).toString())?.[1]);
      arrived.set(number, arrived.get(number) ?? performance.now());
      response.end();
    });
  });
  await once(sink.listen(0, '127.0.0.1'), 'listening');
  const address = sink.address();
  await makeEndpoints(database, `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`, 1);
  await write(database, wakeUps, committed);
  while (arrived.size < committed.size) await setTimeout(20);
  sink.close();
  return [...committed].map(([number, at]) => (arrived.get(number) ?? Infinity) - at);
}

async function write(
  database: LocalWorker['database'],
  wakeUps: LocalWorker['wakeUps'],
  committed: Map<number, number>,
): Promise<void> {
  const eventLog = new PostgresEventLog(new SystemClock(), wakeUps);
  const unitOfWork = new TypeOrmUnitOfWork(database);
  const started = performance.now();
  const commits: Promise<void>[] = [];
  for (let number = 0; number < EVENTS_A_SECOND * SECONDS + WARM_UP; number += 1) {
    await setTimeout(Math.max(0, started + (number * 1_000) / EVENTS_A_SECOND - performance.now()));
    const event = { type: 'sample.happened', tenant: TENANT, data: { object: { number } } };
    const work = unitOfWork.run((transaction) => eventLog.append(event, transaction));
    commits.push(work.then(() => void committed.set(number, performance.now())));
  }
  await Promise.all(commits);
}
