import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import type { Database } from '@livery/persistence';
import { withBenchmarkPostgres } from '../benchmarks/support/benchmark-postgres.ts';
import { SECRET_KEYS_TEXT } from '../benchmarks/support/webhook-rows.ts';
import { createCounts, readCounts, startJobs } from './support/counted-jobs.ts';
import { EFFECTS, REFUSAL } from './support/counting-job.ts';
import { wipeQueue } from './support/queue-wipe.ts';
import { startWorker, type AppProcess } from './support/app-process.ts';

const WORKER = path.resolve(import.meta.dirname, 'support/counting-worker.ts');
const TENANTS = 20;
const JOBS_OF_TENANT = 20;
const JOBS = TENANTS * JOBS_OF_TENANT;
const ALL_EFFECTS = JOBS * EFFECTS;
const KILLS = 10;
const WIPE_AFTER_KILL = 5;
const PAUSE_AFTER_KILL = 7;
const SLOTS = 4;
const LEASE_MS = 1_000;
/** Longer than a lease, so that the other worker takes the jobs of the paused one. */
const PAUSE_MS = 4 * LEASE_MS;
const LONGEST_MS = 300_000;
const REDIS_URL = process.env['REDIS_URL'];

/**
 * Every job must end once, and each of its effects must be written once, although two workers are killed in turn, one is paused for longer
 * than its leases hold, and the queue is emptied.
 */
await withBenchmarkPostgres(async (url) => {
  const database = await connectDatabase({ url, applicationName: 'fault', poolSize: 4, guardTenants: false });
  await migrateDatabase(database);
  await createCounts(database);
  await startJobs(database, TENANTS, JOBS_OF_TENANT);
  const started = performance.now();
  await killInTurn(url, database);
  await report(database, performance.now() - started);
  await database.close();
});

async function killInTurn(url: string, database: Database): Promise<void> {
  const start = (): Promise<AppProcess> =>
    startWorker(
      {
        DATABASE_URL: url,
        QUEUE_URL: REDIS_URL ?? url,
        LIVERY_SECRET_KEYS: SECRET_KEYS_TEXT,
        JOB_SLOTS: String(SLOTS),
        JOB_LEASE_MS: String(LEASE_MS),
      },
      WORKER,
    );
  const workers = [await start(), await start()];
  try {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await until(database, workers, ({ effects }) => effects >= (kill * ALL_EFFECTS) / (KILLS + 1));
      await workers.shift()?.kill();
      workers.push(await start());
      const { ended } = await readCounts(database, REFUSAL);
      console.log(`  kill ${kill} after ${ended} of ${JOBS} jobs`);
      if (kill === WIPE_AFTER_KILL) await wipeQueue(database, REDIS_URL);
      if (kill === PAUSE_AFTER_KILL) await pause(workers[0]);
    }
    await until(database, workers, ({ ended }) => ended === JOBS);
  } finally {
    for (const worker of workers) await worker.kill();
  }
}

/** Another worker takes the jobs of the paused one. When it continues, it must notice. */
async function pause(worker: AppProcess | undefined): Promise<void> {
  worker?.pause();
  await setTimeout(PAUSE_MS);
  worker?.resume();
}

async function until(
  database: Database,
  workers: readonly AppProcess[],
  isSo: (counts: Awaited<ReturnType<typeof readCounts>>) => boolean,
): Promise<void> {
  const deadline = performance.now() + LONGEST_MS;
  while (!isSo(await readCounts(database, REFUSAL))) {
    const said = workers.map((worker) => worker.text()).join('\n');
    if (workers.some((worker) => worker.hasEnded())) throw new Error(`A worker has ended by itself:\n${said}`);
    if (performance.now() > deadline) throw new Error(`It takes too long. The workers said:\n${said}`);
    await setTimeout(20);
  }
}

async function report(database: Database, took: number): Promise<void> {
  const counts = await readCounts(database, REFUSAL);
  const { effects, repeated, ended, endedTwice, endedWrong, mostRuns } = counts;
  console.log(
    `${JOBS} jobs of ${TENANTS} tenants in ${(took / 1_000).toFixed(0)} s, ${KILLS} kills, one pause, queue wiped once ` +
      `(${REDIS_URL === undefined ? 'PostgreSQL' : 'Redis'}): ${ended} ended, ${endedTwice} of them twice, ` +
      `${endedWrong} with another outcome; ${effects} of ${ALL_EFFECTS} effects, ${repeated} twice; at most ${mostRuns} runs`,
  );
  const isRight = ended === JOBS && endedTwice + endedWrong + repeated === 0 && effects === ALL_EFFECTS;
  if (!isRight) process.exitCode = 1;
}
