import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { describeRatios, measurePaired } from './support/paired.ts';
import { startServer } from './support/server-process.ts';

const ROUNDS = 25;
const BAR = 1.5;
const CONNECTIONS = 8;
const CALLS = 300;
const body = JSON.stringify({ name: 'Benchmark', scopes: ['brand:write'] });

/** POST /api_keys with a new Idempotency-Key for each request, compared with the same requests without it. */
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
