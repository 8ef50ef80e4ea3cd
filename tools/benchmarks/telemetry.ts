import { connectDatabase, migrateDatabase } from '@livery/api';
import { Pool } from 'undici';
import { freePort } from '../build/free-port.ts';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { measurePaired, type PairedResult } from './support/paired.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

const ROUNDS = 41;
const REQUESTS = 200;
const WARM_UP = 2_000;
const CONNECTIONS = 8;
const SCRAPES = 20;
const BAR_PERCENT = 3;

/**
 * Processor time of a request with metrics and a line in the log, against the same without; the same without against a
 * second process like it, which is what the machine itself adds; and the processor time of a scrape.
 */
await withBenchmarkPostgres(async (url) => {
  await migrated(url);
  const metricsPort = String(await freePort());
  const observed = await startServer('api', { DATABASE_URL: url, METRICS_PORT: metricsPort, LOG_REQUESTS: '1' });
  const silent = await startServer('api', { DATABASE_URL: url });
  const control = await startServer('api', { DATABASE_URL: url });
  for (const path of ['/api/v1/events', '/api/v1/ping']) {
    for (const server of [observed, silent, control]) await send(server, path, WARM_UP);
    for (const [name, server] of [['metrics and logs', observed] as const, ['neither (noise)', control] as const]) {
      const result = await measurePaired(
        ROUNDS,
        () => microsecondsPerRequest(server, path),
        () => microsecondsPerRequest(silent, path),
      );
      console.log(`processor time of GET ${path} with ${name}: ${describe(result)}; bar ${BAR_PERCENT} %`);
    }
  }
  console.log(`processor time of a scrape: ${(await millisecondsPerScrape(observed, metricsPort)).toFixed(1)} ms`);
  await Promise.all([observed.stop(), silent.stop(), control.stop()]);
});

/** So that no server differs from the others by having done it. */
async function migrated(url: string): Promise<void> {
  const database = await connectDatabase({ url, applicationName: 'benchmark', poolSize: 2, guardTenants: false });
  await migrateDatabase(database);
  await database.close();
}

/** `1.2 % more than 700 µs (-1.0 to 3.4 of 11 pairs)` */
function describe({ pairs, ratios, median }: PairedResult): string {
  const [least = NaN, most = NaN] = [ratios[0], ratios.at(-1)].map(percent);
  const base = pairs.map(({ b }) => b).sort((x, y) => x - y)[Math.floor(pairs.length / 2)] ?? NaN;
  const spread = `${least.toFixed(1)} to ${most.toFixed(1)} of ${pairs.length} pairs`;
  return `${percent(median).toFixed(1)} % more than ${base.toFixed(0)} µs (${spread})`;
}

async function millisecondsPerScrape(server: ServerProcess, port: string): Promise<number> {
  const before = await server.cpuSeconds();
  for (let scrapes = 0; scrapes < SCRAPES; scrapes += 1) {
    await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  }
  return (((await server.cpuSeconds()) - before) / SCRAPES) * 1_000;
}

function percent(ratio = NaN): number {
  return (ratio - 1) * 100;
}

async function microsecondsPerRequest(server: ServerProcess, path: string): Promise<number> {
  const before = await server.cpuSeconds();
  await send(server, path, REQUESTS);
  return (((await server.cpuSeconds()) - before) / REQUESTS) * 1_000_000;
}

async function send(server: ServerProcess, path: string, requests: number): Promise<void> {
  const pool = new Pool(server.origin, { connections: CONNECTIONS, pipelining: 1 });
  const headers = { authorization: `Bearer ${server.facts['key'] ?? ''}` };
  let left = requests;
  const caller = async (): Promise<void> => {
    while (left-- > 0) {
      const answer = await pool.request({ method: 'GET', path, headers });
      await answer.body.dump();
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, caller));
  await pool.close();
}
