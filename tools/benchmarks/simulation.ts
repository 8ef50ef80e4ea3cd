import { rm } from 'node:fs/promises';
import { type JobResource, jobSchema } from '@livery/jobs';
import { paragraph, samplePresentation, textBox } from '@livery/office-testing';
import { assertFits } from '@livery/testing';
import { Pool } from 'undici';
import { startWorker } from '../faults/support/app-process.ts';
import { BENCHMARK_BLOB_DIR } from './support/benchmark-blob-store.ts';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { openLoop, percentile } from './support/open-loop.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';
import { SECRET_KEYS_TEXT } from './support/webhook-rows.ts';

const DOCUMENTS = Number(process.env['DOCUMENTS'] ?? 1_000);
const SAMPLES = 100;
const IDLE_SAMPLES = 1_000;
const PER_SECOND = 50;
const BAR = 2.5;
const TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const RULES = { data: [{ type: 'text.double_spaces' }, { type: 'term.forbidden', pattern: 'Plan' }] };

/** The latency of GET /brand_rules at a steady rate while a worker simulates rules on 1,000 documents, compared with an idle machine. */
await withBenchmarkPostgres(async (url) => {
  const api = await startServer('api', { DATABASE_URL: url });
  const worker = await startWorker({
    DATABASE_URL: url,
    BLOB_DIR: BENCHMARK_BLOB_DIR,
    LIVERY_SECRET_KEYS: SECRET_KEYS_TEXT,
    PREVIEW_SOFFICE: 'off',
    LOG_LEVEL: 'error',
  });
  try {
    for (let number = 0; number < DOCUMENTS; number += 1) await check(api, number);
    await measure(api);
  } finally {
    await worker.kill();
    await api.stop();
    await rm(BENCHMARK_BLOB_DIR, { recursive: true, force: true });
  }
});

async function call(
  api: ServerProcess,
  [method, route]: readonly [string, string],
  body?: string | Uint8Array<ArrayBuffer>,
): Promise<unknown> {
  const type = typeof body === 'string' ? 'application/json' : TYPE;
  const headers = { authorization: `Bearer ${api.facts['key'] ?? ''}`, 'content-type': type };
  const answer = await fetch(`${api.origin}/api/v1${route}`, { method, headers, ...(body !== undefined && { body }) });
  if (!answer.ok) throw new Error(`${method} ${route} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

function jobIn(answer: unknown): JobResource {
  return assertFits(jobSchema, answer, 'the job');
}

async function check(api: ServerProcess, number: number): Promise<void> {
  const slide = textBox(Array.from({ length: 100 }, () => paragraph(`Plan  ${number}`)).join(''));
  const document = samplePresentation({ slides: Array.from({ length: 10 }, () => slide) });
  await call(api, ['POST', '/brand_checks'], new Uint8Array(document));
}

async function measure(api: ServerProcess): Promise<void> {
  const pool = new Pool(api.origin, { connections: 32, pipelining: 1 });
  const headers = { authorization: `Bearer ${api.facts['key'] ?? ''}` };
  const list = async (): Promise<void> => {
    const answer = await pool.request({ method: 'GET', path: '/api/v1/brand_rules', headers });
    await answer.body.dump();
    if (answer.statusCode !== 200) throw new Error(`GET /brand_rules answered ${answer.statusCode}`);
  };
  await openLoop(SAMPLES, PER_SECOND, list);
  const idle = [...(await openLoop(IDLE_SAMPLES, PER_SECOND, list))];
  const began = performance.now();
  let job = jobIn(await call(api, ['POST', '/brand_rules/simulate'], JSON.stringify(RULES)));
  const busy: number[] = [];
  while (job.completed === null) {
    busy.push(...(await openLoop(SAMPLES, PER_SECOND, list)));
    job = jobIn(await call(api, ['GET', `/jobs/${job.id}`]));
  }
  const seconds = (performance.now() - began) / 1_000;
  // Before and after, so that a change of the machine's speed affects both.
  idle.push(...(await openLoop(IDLE_SAMPLES, PER_SECOND, list)));
  await pool.close();
  for (const share of [0.5, 0.95, 0.99]) {
    const [calm, loaded] = [percentile(idle, share), percentile(busy, share)];
    console.log(`  p${share * 100}: idle ${calm.toFixed(1)} ms, during the simulation ${loaded.toFixed(1)} ms`);
  }
  const ratio = percentile(busy, 0.99) / percentile(idle, 0.99);
  console.log(
    `GET /brand_rules, ${busy.length} samples, while ${Number(job.result?.['judged'])} documents were simulated in ${seconds.toFixed(0)} s: p99 ${ratio.toFixed(2)}x of idle; bar ${BAR}x`,
  );
}
