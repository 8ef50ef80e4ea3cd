import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { openLoop } from './support/open-loop.ts';
import { describeRatios, measurePaired } from './support/paired.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

const ROUNDS = 25;
const BAR = 1.5;
const CONNECTIONS = 8;
const CALLS = 300;
const STEADY_RATE = 100;
const STEADY_CALLS = 1_000;
const CPU_BAR_MS = 3;
const body = JSON.stringify({ name: 'Benchmark', scopes: ['brand:write'] });

/**
 * POST /api_keys with a new Idempotency-Key for each request, compared with the same requests without it; and the processor time of both
 * in the api at a steady rate.
 */
await withBenchmarkPostgres(async (url) => {
  const api = await startServer('api', { DATABASE_URL: url });
  const headers = { authorization: `Bearer ${api.facts['key'] ?? ''}`, 'content-type': 'application/json' };
  const pool = new Pool(api.origin, { connections: CONNECTIONS, pipelining: 1 });
  const post = async (more: Readonly<Record<string, string>>): Promise<void> => {
    const answer = await pool.request({
      method: 'POST',
      path: '/api/v1/api_keys',
      headers: { ...headers, ...more },
      body,
    });
    await answer.body.dump();
    if (answer.statusCode !== 201) throw new Error(`POST /api_keys answered ${answer.statusCode}`);
  };
  const result = await measurePaired(
    ROUNDS,
    () => millisecondsPerCall(() => post({ 'idempotency-key': randomUUID() })),
    () => millisecondsPerCall(() => post({})),
  );
  for (const { a, b } of result.pairs) console.log(`  with a key ${a.toFixed(2)} ms   without ${b.toFixed(2)} ms`);
  console.log(`POST /api_keys with a key against the same without: ${describeRatios(result)}; bar ${BAR}x`);
  const withKey = await processorMilliseconds(api, () => post({ 'idempotency-key': randomUUID() }));
  const without = await processorMilliseconds(api, () => post({}));
  console.log(
    `processor time of the api at ${STEADY_RATE} a second: ${withKey.toFixed(2)} ms with a key, ${without.toFixed(2)} ms without; bar ${CPU_BAR_MS} ms`,
  );
  await pool.close();
  await api.stop();
});

/** The mean time of a call when each connection sends one call after another. */
async function millisecondsPerCall(call: () => Promise<void>): Promise<number> {
  const started = performance.now();
  let left = CALLS;
  const caller = async (): Promise<void> => {
    while (left-- > 0) await call();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, caller));
  return (performance.now() - started) / CALLS;
}

async function processorMilliseconds(api: ServerProcess, call: () => Promise<void>): Promise<number> {
  const before = await api.cpuSeconds();
  await openLoop(STEADY_CALLS, STEADY_RATE, call);
  return (((await api.cpuSeconds()) - before) / STEADY_CALLS) * 1_000;
}
