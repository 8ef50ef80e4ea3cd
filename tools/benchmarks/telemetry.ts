import { Pool } from 'undici';
import { freePort } from '@livery/testing/without-jest';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

const BAR_PERCENT = 3;
const CONNECTIONS = 8;
const WARM_UP = 4_000;
const SCRAPES = 20;
/** Requests are counted and logged in batches of this size. A round has whole batches, so that it pays for all of its own. */
const BATCH = 512;
const ROUTES = [
  { path: '/api/v1/events', rounds: 30, requests: BATCH },
  { path: '/api/v1/ping', rounds: 200, requests: BATCH },
];

/** The microseconds of a request in each round. */
interface Measured {
  readonly observed: readonly number[];
  readonly silent: readonly number[];
  readonly control: readonly number[];
}

/**
 * The processor time of a request with metrics and a log line, compared with a request without them. Two APIs in one process are
 * measured: they share compiled code, pool and garbage collector, so that chance does not favour either. A third API, which is
 * configured like the second, shows the noise. Traces are off, and the request log of organizations is not part of it.
 */
await withBenchmarkPostgres(async (url) => {
  const metricsPort = String(await freePort());
  const server = await startServer('observed-apis', { DATABASE_URL: url, METRICS_PORT: metricsPort });
  for (const { path, rounds, requests } of ROUTES) {
    const addresses = (server.facts['origins'] ?? '').split(',').map((origin) => origin + path);
    for (const address of addresses) await send(server, address, WARM_UP);
    const { observed, silent, control } = await measure(server, addresses, rounds, requests);
    report(`GET ${path} with metrics and logs`, observed, silent);
    report(`GET ${path} with neither (noise)`, control, silent);
  }
  console.log(`processor time of a scrape: ${(await millisecondsPerScrape(server, metricsPort)).toFixed(1)} ms`);
  await server.stop();
});

/** Measures rounds in random order, so that no API always pays for the garbage of the same other API. */
async function measure(
  server: ServerProcess,
  addresses: readonly string[],
  rounds: number,
  requests: number,
): Promise<Measured> {
  const figures = addresses.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const index of shuffled([...addresses.keys()])) {
      const before = await server.cpuSeconds();
      await send(server, addresses[index] ?? '', requests);
      figures[index]?.push((((await server.cpuSeconds()) - before) / requests) * 1_000_000);
    }
  }
  const [observed = [], silent = [], control = []] = figures;
  return { observed, silent, control };
}

function shuffled(numbers: readonly number[]): number[] {
  return numbers
    .map((number) => ({ number, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ number }) => number);
}

/** `GET /api/v1/ping with …: 1.2 % (1.6 µs) more than 140 µs (0.9 % and 1.4 % at the quartiles of 200 rounds); bar 3 %` */
function report(what: string, figures: readonly number[], base: readonly number[]): void {
  const [low, median, high] = [0.25, 0.5, 0.75].map((share) => quantile(figures, share) - quantile(base, share));
  const percent = (more = NaN, share = 0.5): string => `${((more / quantile(base, share)) * 100).toFixed(1)} %`;
  const spread = `${percent(low, 0.25)} and ${percent(high, 0.75)} at the quartiles of ${base.length} rounds`;
  const more = `${percent(median)} (${(median ?? NaN).toFixed(1)} µs) more than ${quantile(base, 0.5).toFixed(0)} µs`;
  console.log(`${what}: ${more} (${spread}); bar ${BAR_PERCENT} %`);
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;
}

async function millisecondsPerScrape(server: ServerProcess, port: string): Promise<number> {
  const before = await server.cpuSeconds();
  for (let scrapes = 0; scrapes < SCRAPES; scrapes += 1) {
    await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  }
  return (((await server.cpuSeconds()) - before) / SCRAPES) * 1_000;
}

async function send(server: ServerProcess, address: string, requests: number): Promise<void> {
  const { origin, pathname: path } = new URL(address);
  const pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
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
