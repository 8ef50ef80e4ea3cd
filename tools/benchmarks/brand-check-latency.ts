import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { bigDeck } from './support/benchmark-decks.ts';
import { withBenchmarkPostgres } from './support/benchmark-postgres.ts';
import { openLoop, percentile } from './support/open-loop.ts';
import { startServer } from './support/server-process.ts';
import { upload } from './support/upload.ts';

/** By turns, so that the machine's drift hits both. */
const SLICES = 10;
const SAMPLES = 200;
const PER_SECOND = 20;
const CHECKS = 8;
const BAR = 2;
/** More large bodies than the service holds at once are turned away, to come again a second later. */
const UNAVAILABLE = 503;
const RETRY_MS = 1_000;
const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** How long GET /events takes at a steady rate while eight checks of a 48 MB deck run for two organizations, against idle. */
await withBenchmarkPostgres(async (url) => {
  const api = await startServer('api', { DATABASE_URL: url });
  const keys = [api.facts['key'] ?? '', api.facts['other_key'] ?? ''];
  const pool = new Pool(api.origin, { connections: 32, pipelining: 1, headersTimeout: 120_000, bodyTimeout: 120_000 });
  const deck = bigDeck().bytes;
  const statuses = new Map<number, number>();
  const eventStatuses = new Map<number, number>();
  const events = async (): Promise<void> => {
    const headers = { authorization: `Bearer ${keys[0] ?? ''}` };
    const answer = await pool.request({ method: 'GET', path: '/api/v1/events', headers });
    await answer.body.dump();
    eventStatuses.set(answer.statusCode, (eventStatuses.get(answer.statusCode) ?? 0) + 1);
  };
  const check = async (key: string): Promise<void> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': PRESENTATION };
    const status = await upload(`${api.origin}/api/v1/brand_checks`, headers, deck);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === UNAVAILABLE) await pause(RETRY_MS);
  };
  const [idle, busy]: [number[], number[]] = [[], []];
  await check(keys[0] ?? '');
  await openLoop(SAMPLES, PER_SECOND, events);
  for (let slice = 0; slice < SLICES; slice += 1) {
    idle.push(...(await openLoop(SAMPLES, PER_SECOND, events)));
    let isOver = false;
    const checking = Array.from({ length: CHECKS }, async (_, number) => {
      while (!isOver) await check(keys[number % keys.length] ?? '');
    });
    busy.push(...(await openLoop(SAMPLES, PER_SECOND, events)));
    isOver = true;
    await Promise.all(checking);
  }
  const [p99Idle, p99Busy] = [percentile(idle, 0.99), percentile(busy, 0.99)];
  for (const share of [0.5, 0.95, 0.99]) {
    const [calm, loaded] = [percentile(idle, share), percentile(busy, share)];
    console.log(`  p${share * 100}: idle ${calm.toFixed(1)} ms, while checking ${loaded.toFixed(1)} ms`);
  }
  console.log(`  checks by status: ${inWords(statuses)}; events by status: ${inWords(eventStatuses)}`);
  console.log(
    `GET /events, ${busy.length} samples, while ${CHECKS} checks run: p99 ${(p99Busy / p99Idle).toFixed(2)}x of idle; bar ${BAR}x`,
  );
  await pool.close();
  await api.stop();
});

function inWords(counts: ReadonlyMap<number, number>): string {
  return [...counts].map(([status, count]) => `${status} ${count}`).join(', ');
}
