import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { BENCHMARK_BLOB_DIR } from './support/benchmark-blob-store.ts';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { openLoop, percentile } from './support/open-loop.ts';
import { ProcessMemory } from './support/process-memory.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SETTLE_MS = 2_000;
/** Bars in MB of memory over idle, by the number of uploads at once. */
const MEMORY_BARS = [
  [1, 40],
  [20, 200],
] as const;
const SLICES = Number(process.env['SLICES'] ?? 10);
const SAMPLES = 200;
const PER_SECOND = 20;
const LATENCY_BAR = 2;

/**
 * The resident memory of the api at its peak during uploads of 100 MB, over idle, and the latency of GET /events at a steady rate
 * meanwhile, compared with an idle api. Linux only.
 */
await withBenchmarkPostgres(async (url) => {
  const api = await startServer('api', { DATABASE_URL: url });
  // The clients run in another process, so that they do not delay the one that measures.
  const clients = await startServer('uploading-clients', {
    UPLOADS_URL: `${api.origin}/api/v1/files`,
    UPLOAD_KEY: api.facts['key'] ?? '',
  });
  try {
    await measureMemory(api, clients);
    for (const [uploads] of MEMORY_BARS) await measureLatency(api, clients, uploads);
  } finally {
    await clients.stop();
    await api.stop();
    await rm(BENCHMARK_BLOB_DIR, { recursive: true, force: true });
  }
});

async function measureMemory(api: ServerProcess, clients: ServerProcess): Promise<void> {
  const memory = new ProcessMemory(api.facts['pid'] ?? '');
  const fresh = memory.resident();
  await clients.ask('once 1');
  console.log(`  the first upload of a new process: peak over idle ${(memory.peak() - fresh).toFixed(0)} MB`);
  await pause(SETTLE_MS);
  // Memory that the process has kept after earlier rounds counts, too.
  const idle = memory.resident();
  for (const [uploads, bar] of MEMORY_BARS) {
    for (let round = 0; round < ROUNDS; round += 1) {
      await removeFiles();
      await pause(SETTLE_MS);
      memory.resetPeak();
      const started = performance.now();
      const statuses = await clients.ask(`once ${uploads}`);
      const seconds = (performance.now() - started) / 1_000;
      console.log(
        `  ${uploads} of 100 MB at once, round ${round + 1}: ${inWords(statuses)} in ${seconds.toFixed(1)} s; ` +
          `idle ${idle.toFixed(0)} MB, peak over idle ${(memory.peak() - idle).toFixed(0)} MB; bar ${bar} MB`,
      );
    }
  }
}

/** Idle and busy periods alternate, so that a change of the machine's speed affects both. */
async function measureLatency(api: ServerProcess, clients: ServerProcess, uploads: number): Promise<void> {
  const pool = new Pool(api.origin, { connections: 32, pipelining: 1 });
  const events = async (): Promise<void> => {
    const headers = { authorization: `Bearer ${api.facts['key'] ?? ''}` };
    const answer = await pool.request({ method: 'GET', path: '/api/v1/events', headers });
    await answer.body.dump();
    if (answer.statusCode !== 200) throw new Error(`GET /events answered ${answer.statusCode}`);
  };
  const [idle, busy]: [number[], number[]] = [[], []];
  let sent: Readonly<Record<string, string>> = {};
  await openLoop(SAMPLES, PER_SECOND, events);
  for (let slice = 0; slice < SLICES; slice += 1) {
    idle.push(...(await openLoop(SAMPLES, PER_SECOND, events)));
    clients.send(`start ${uploads}`);
    busy.push(...(await openLoop(SAMPLES, PER_SECOND, events)));
    sent = await clients.ask('stop');
    await removeFiles();
  }
  await pool.close();
  for (const share of [0.5, 0.95, 0.99]) {
    const [calm, loaded] = [percentile(idle, share), percentile(busy, share)];
    console.log(`  p${share * 100}: idle ${calm.toFixed(1)} ms, during uploads ${loaded.toFixed(1)} ms`);
  }
  const ratio = percentile(busy, 0.99) / percentile(idle, 0.99);
  console.log(
    `GET /events, ${busy.length} samples, during ${uploads} uploads of 100 MB at once (in the last period ${inWords(sent)}): ` +
      `p99 ${ratio.toFixed(2)}x of idle; bar ${LATENCY_BAR}x`,
  );
}

/** The stored files, which nobody reads, would fill the disk. */
/** Removes the stored bytes. The folders stay, since the store takes an empty one for a volume that is not mounted. */
async function removeFiles(): Promise<void> {
  for (const entry of await readdir(BENCHMARK_BLOB_DIR, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) await rm(path.join(entry.parentPath, entry.name));
  }
}

function inWords(statuses: Readonly<Record<string, string>>): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
}
