import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Pool } from 'undici';
import { BENCHMARK_BLOB_DIR } from './support/benchmark-blob-store.ts';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { openLoop, percentile } from './support/open-loop.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

const SLICES = Number(process.env['SLICES'] ?? 6);
const SAMPLES = 100;
const PER_SECOND = 20;
const ASSETS = 50;
const BAR = 2;
const PICTURE = path.resolve(import.meta.dirname, '../../samples/harbour-at-dawn.png');

/**
 * The latency of GET /library_assets with 50 assets at a steady rate, while a worker on the same machine renders one document and one
 * picture after the other, compared with an idle machine. Needs LibreOffice and Poppler.
 */
await withBenchmarkPostgres(async (url) => {
  const api = await startServer('api', { DATABASE_URL: url });
  const worker = await startServer('rendering-worker', {});
  try {
    console.log(`  LibreOffice: ${worker.facts['soffice'] ?? ''}, Poppler: ${worker.facts['poppler'] ?? ''}`);
    await upload(api);
    await measure(api, worker);
  } finally {
    await worker.stop();
    await api.stop();
    await rm(BENCHMARK_BLOB_DIR, { recursive: true, force: true });
  }
});

function authorization({ facts }: ServerProcess): { readonly authorization: string } {
  return { authorization: `Bearer ${facts['key'] ?? ''}` };
}

async function upload(api: ServerProcess): Promise<void> {
  const picture = await readFile(PICTURE);
  for (let number = 0; number < ASSETS; number += 1) {
    const body = new FormData();
    body.set('file', new Blob([picture]), `harbour-${number}.png`);
    const answer = await fetch(`${api.origin}/api/v1/library_assets`, {
      method: 'POST',
      headers: authorization(api),
      body,
    });
    if (answer.status !== 201) throw new Error(`POST /library_assets answered ${answer.status}`);
  }
}

/** Idle and busy periods alternate, so that a change of the machine's speed affects both. */
async function measure(api: ServerProcess, worker: ServerProcess): Promise<void> {
  const pool = new Pool(api.origin, { connections: 32, pipelining: 1 });
  const list = async (): Promise<void> => {
    const target = `/api/v1/library_assets?limit=${ASSETS}`;
    const answer = await pool.request({ method: 'GET', path: target, headers: authorization(api) });
    await answer.body.dump();
    if (answer.statusCode !== 200) throw new Error(`GET /library_assets answered ${answer.statusCode}`);
  };
  const [idle, busy]: [number[], number[]] = [[], []];
  let pages = 0;
  await openLoop(SAMPLES, PER_SECOND, list);
  for (let slice = 0; slice < SLICES; slice += 1) {
    idle.push(...(await openLoop(SAMPLES, PER_SECOND, list)));
    worker.send('start');
    busy.push(...(await openLoop(SAMPLES, PER_SECOND, list)));
    pages += Number((await worker.ask('stop'))['pages']);
  }
  await pool.close();
  for (const share of [0.5, 0.95, 0.99]) {
    const [calm, loaded] = [percentile(idle, share), percentile(busy, share)];
    console.log(`  p${share * 100}: idle ${calm.toFixed(1)} ms, during renderings ${loaded.toFixed(1)} ms`);
  }
  const ratio = percentile(busy, 0.99) / percentile(idle, 0.99);
  console.log(
    `GET /library_assets, ${busy.length} samples, while ${pages} previews were rendered: p99 ${ratio.toFixed(2)}x of idle; bar ${BAR}x`,
  );
}
