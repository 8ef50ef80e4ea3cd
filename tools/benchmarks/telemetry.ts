import { Pool } from 'undici';
import { freePort } from '../build/free-port.ts';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { measurePaired } from './support/paired.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

const ROUNDS = 11;
const REQUESTS = 1_500;
const CONNECTIONS = 8;
const BAR_PERCENT = 3;

/** Processor time of a request with metrics, a scrape a round, and a log line a request, against the same without. */
await withBenchmarkPostgres(async (url) => {
  const metricsPort = String(await freePort());
  const observed = await startServer('api', { DATABASE_URL: url, METRICS_PORT: metricsPort, LOG_LEVEL: 'info' });
  const silent = await startServer('api', { DATABASE_URL: url });
  const scrape = async (): Promise<void> => {
    await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  };
  for (const path of ['/api/v1/ping', '/api/v1/events']) {
    const result = await measurePaired(
      ROUNDS,
      () => microsecondsPerRequest(observed, path, scrape),
      () => microsecondsPerRequest(silent, path, () => Promise.resolve()),
    );
    for (const { a, b } of result.pairs) console.log(`  observed ${a.toFixed(0)} µs   silent ${b.toFixed(0)} µs`);
    const [least = NaN, most = NaN] = [result.ratios[0], result.ratios.at(-1)].map(percent);
    console.log(
      `processor time of GET ${path} with metrics and logs: ${percent(result.median).toFixed(1)} % more ` +
        `(${least.toFixed(1)} to ${most.toFixed(1)} of ${ROUNDS} pairs); bar ${BAR_PERCENT} %`,
    );
  }
  await Promise.all([observed.stop(), silent.stop()]);
});

function percent(ratio = NaN): number {
  return (ratio - 1) * 100;
}

async function microsecondsPerRequest(
  server: ServerProcess,
  path: string,
  alongside: () => Promise<void>,
): Promise<number> {
  const pool = new Pool(server.origin, { connections: CONNECTIONS, pipelining: 1 });
  const headers = { authorization: `Bearer ${server.facts['key'] ?? ''}` };
  const before = await server.cpuSeconds();
  let left = REQUESTS;
  const caller = async (): Promise<void> => {
    while (left-- > 0) {
      const answer = await pool.request({ method: 'GET', path, headers });
      await answer.body.dump();
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
    }
  };
  await Promise.all([alongside(), ...Array.from({ length: CONNECTIONS }, caller)]);
  const used = (await server.cpuSeconds()) - before;
  await pool.close();
  return (used / REQUESTS) * 1_000_000;
}
