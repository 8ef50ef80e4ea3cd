import { Pool } from 'undici';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { openLoop, percentile } from './support/open-loop.ts';
import { startServer } from './support/server-process.ts';

/** Idle and busy periods alternate, so that a change of the machine's speed affects both. */
const SLICES = Number(process.env['SLICES'] ?? 10);
const SAMPLES = 200;
const PER_SECOND = 20;
const CHECKS = 8;
const BAR = 2.5;

/** The latency of GET /events at a steady rate while eight checks of a 48 MB deck run for two organizations, compared with an idle service. */
await withBenchmarkPostgres(async (url) => {
  const api = await startServer('api', { DATABASE_URL: url });
  const keys = [api.facts['key'] ?? '', api.facts['other_key'] ?? ''];
  // The clients that send 48 MB run in another process, so that they do not delay the one that measures.
  const clients = await startServer('checking-clients', {
    CHECKS_URL: `${api.origin}/api/v1/brand_checks`,
    CHECK_KEYS: keys.join(),
    CHECK_CLIENTS: String(CHECKS),
  });
  const pool = new Pool(api.origin, { connections: 32, pipelining: 1, headersTimeout: 120_000, bodyTimeout: 120_000 });
  const statuses = new Map<number, number>();
  const events = async (): Promise<void> => {
    const headers = { authorization: `Bearer ${keys[0] ?? ''}` };
    const answer = await pool.request({ method: 'GET', path: '/api/v1/events', headers });
    await answer.body.dump();
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
  };
  const [idle, busy]: [number[], number[]] = [[], []];
  let checks: Readonly<Record<string, string>> = {};
  await openLoop(SAMPLES, PER_SECOND, events);
  for (let slice = 0; slice < SLICES; slice += 1) {
    idle.push(...(await openLoop(SAMPLES, PER_SECOND, events)));
    clients.send('start');
    busy.push(...(await openLoop(SAMPLES, PER_SECOND, events)));
    checks = await clients.ask('stop');
  }
  for (const share of [0.5, 0.95, 0.99]) {
    const [calm, loaded] = [percentile(idle, share), percentile(busy, share)];
    console.log(`  p${share * 100}: idle ${calm.toFixed(1)} ms, while checking ${loaded.toFixed(1)} ms`);
  }
  console.log(`  checks by status: ${inWords(Object.entries(checks))}; events by status: ${inWords([...statuses])}`);
  const ratio = percentile(busy, 0.99) / percentile(idle, 0.99);
  console.log(
    `GET /events, ${busy.length} samples, while ${CHECKS} checks run: p99 ${ratio.toFixed(2)}x of idle; bar ${BAR}x`,
  );
  await pool.close();
  await clients.stop();
  await api.stop();
});

function inWords(counts: readonly (readonly [status: string | number, count: string | number])[]): string {
  return counts.map(([status, count]) => `${status} ${count}`).join(', ');
}
