// Only this suite stops a worker that cannot learn from the database afterwards that it has lost its claims: it must know by itself.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { managerOf, TypeOrmUnitOfWork } from '@livery/persistence';
import { poll } from '@livery/testing';
import { spawnApp, type SpawnedApp } from './spawned-app.ts';
import { openWorkerFixture, type WorkerFixture } from './worker-fixture.ts';

const ENDPOINTS = 4;
const EVENTS = 200;
const LEASE_MS = 3_000;
/** How long the sink takes to answer, so that a worker holds many claims that it has not sent yet. */
const ANSWER_MS = 200;
/** Requests that were sent before the stop may arrive a little later. The second worker gets the claims of the first later than that. */
const ON_THE_WAY_MS = 2_000;
/** How long the first worker cannot renew its claims after the stop. */
const LOCKED_MS = 2_000;

let fixture: WorkerFixture;
let origin: string;
/** The times of arrival of each delivery, in milliseconds. */
const arrivals = new Map<string, number[]>();
const opened: (() => PromiseLike<unknown>)[] = [];

beforeAll(async () => {
  fixture = await openWorkerFixture();
  opened.push(() => fixture[Symbol.asyncDispose]());
  const server = createServer((request, response) => {
    const key = `${request.url ?? ''} ${String(request.headers['webhook-id'])}`;
    arrivals.set(key, [...(arrivals.get(key) ?? []), performance.now()]);
    request.resume().on('end', () => void setTimeout(ANSWER_MS).then(() => response.writeHead(200).end()));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  opened.push(async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The sink does not listen on a port.');
  origin = `http://127.0.0.1:${address.port}`;
}, 60_000);

afterAll(async () => {
  for (const close of opened.reverse()) await close();
});

async function startWorker(): Promise<SpawnedApp> {
  const worker = await spawnApp('worker', {
    DATABASE_URL: fixture.url,
    // More than the endpoints get at first, so that an answer makes the worker send the next delivery at once.
    DELIVERY_CONCURRENCY: '512',
    DELIVERY_LEASE_MS: String(LEASE_MS),
    LOG_LEVEL: 'warn',
  });
  opened.push(() => worker.process.end('SIGKILL'));
  await worker.untilReady();
  return worker;
}

const claimedCount = async (): Promise<number> => {
  const [row] = await fixture.database.query<{ count: number }>(
    `select count(*)::int as count from delivery.undelivered
      where organization_id = $1 and livemode = $2 and claimed_until > now()`,
    [fixture.tenant.organizationId, fixture.tenant.livemode],
  );
  return row?.count ?? 0;
};

/** Locks a table that the renewal of claims reads, so that a worker cannot learn from the database that it has lost its claims. */
async function withoutRenewals(work: () => Promise<void>): Promise<void> {
  await new TypeOrmUnitOfWork(fixture.database).run(async (transaction) => {
    await managerOf(transaction).query('lock table delivery.abandonment in access exclusive mode');
    await work();
  });
}

it('a worker that was stopped for two leases sends nothing that another worker has sent meanwhile', async () => {
  for (let number = 0; number < ENDPOINTS; number += 1) await fixture.createEndpoint(`${origin}/${number}`);
  const first = await startWorker();
  await fixture.append(EVENTS);
  await poll('the first worker is busy', () => arrivals.size >= 20, 30_000);
  const pid = first.process.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  const stoppedAt = performance.now();
  const sentAtStop = arrivals.size;
  const heldAtStop = await claimedCount();
  await startWorker();
  await poll('the second worker has delivered everything', () => arrivals.size === ENDPOINTS * EVENTS, 60_000);
  await setTimeout(Math.max(0, stoppedAt + 2 * LEASE_MS - performance.now()));
  await withoutRenewals(async () => {
    process.kill(pid, 'SIGCONT');
    await setTimeout(LOCKED_MS);
  });
  await poll('nothing is pending', async () => (await fixture.countDeliveries())['pending'] === undefined, 30_000);
  await setTimeout(1_000);

  const twice = [...arrivals.values()].filter(({ length }) => length > 1);
  const inFlightAtStop = twice.filter(([first = Infinity]) => first <= stoppedAt + ON_THE_WAY_MS);
  // It held more claims than it had in flight, so that there was something to send.
  expect(heldAtStop).toBeGreaterThan(sentAtStop);
  expect(twice.length - inFlightAtStop.length).toBe(0);
  expect(twice.every(({ length }) => length === 2)).toBe(true);
}, 180_000);
