import { Pool } from 'undici';
import { freePort } from '../build/free-port.ts';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

const BAR_PERCENT = 3;
const CONNECTIONS = 8;
const WARM_UP = 4_000;
const SCRAPES = 20;
const ROUTES = [
  { path: '/api/v1/events', rounds: 50, requests: 150 },
  { path: '/api/v1/ping', rounds: 120, requests: 400 },
];

interface Round {
  readonly observed: number;
  readonly silent: number;
  readonly control: number;
}

/**
 * Processor time of a request with metrics and a line in the log against the same without: by two APIs of one process, which
 * share compiled code, pool and garbage collector, and whose processes cannot differ by luck. A third, which is like the
 * second, tells the noise. Not in it: traces, which are off, and the log of requests that organizations read.
 */
await withBenchmarkPostgres(async (url) => {
  const metricsPort = String(await freePort());
  const server = await startServer('observed-apis', { DATABASE_URL: url, METRICS_PORT: metricsPort });
  for (const { path, rounds, requests } of ROUTES) {
    const addresses = (server.facts['origins'] ?? '').split(',').map((origin) => origin + path);
    for (const address of addresses) await send(server, address, WARM_UP);
    const measured: Round[] = [];
    while (measured.length < rounds) measured.push(await measureRound(server, addresses, requests, measured.length));
    report(`GET ${path} with metrics and logs`, measured, ({ observed, silent }) => observed / silent);
    report(`GET ${path} with neither (noise)`, measured, ({ control, silent }) => control / silent);
  }
  console.log(`processor time of a scrape: ${(await millisecondsPerScrape(server, metricsPort)).toFixed(1)} ms`);
  await server.stop();
});

/** Microseconds of each; every round begins with another of them. */
async function measureRound(
  server: ServerProcess,
  addresses: readonly string[],
  requests: number,
  number: number,
): Promise<Round> {
  const figures = addresses.map(() => NaN);
  for (const turn of addresses.keys()) {
    const index = (number + turn) % addresses.length;
    const before = await server.cpuSeconds();
    await send(server, addresses[index] ?? '', requests);
    figures[index] = (((await server.cpuSeconds()) - before) / requests) * 1_000_000;
  }
  const [observed = NaN, silent = NaN, control = NaN] = figures;
  return { observed, silent, control };
}

/** `GET /api/v1/ping with …: 1.2 % more than 140 µs (-1.0 to 3.4 in half of 120 rounds); bar 3 %` */
function report(what: string, rounds: readonly Round[], ratioOf: (round: Round) => number): void {
  const percents = rounds.map((round) => (ratioOf(round) - 1) * 100);
  const base = quantile(
    rounds.map(({ silent }) => silent),
    0.5,
  );
  const [low, median, high] = [0.25, 0.5, 0.75].map((share) => quantile(percents, share).toFixed(1));
  const spread = `${low} to ${high} in half of ${rounds.length} rounds`;
  console.log(`${what}: ${median} % more than ${base.toFixed(0)} µs (${spread}); bar ${BAR_PERCENT} %`);
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
