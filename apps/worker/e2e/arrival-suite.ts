import { connectDatabase } from '@livery/app-composition';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AddressVetter, Cidr } from '@livery/delivery-infrastructure';
import { BullWakeUps, queueStoreAt } from '@livery/messaging';
import { createLogger, SecretKeys } from '@livery/runtime';
import { poll, type StartedProcess, TEST_BLOB_STORE } from '@livery/testing';
import { Webhook } from 'standardwebhooks';
import { createWorker, type Worker } from '../src/index.ts';
import { spawnApp } from './spawned-app.ts';
import { openWebhookSink, type WebhookSink } from './webhook-sink.ts';
import { openWorkerFixture, SECRET_KEYS, type WorkerFixture } from './worker-fixture.ts';

const ENDPOINTS = 20;
const EVENTS = 100;
const DELIVERIES = ENDPOINTS * EVENTS;
/** The number of attempts that may be in flight: sent, but their results not yet written. */
const IN_FLIGHT = 32;
const LEASE_MS = 2_000;
const NEVER_MS = 600_000;
const SILENT = createLogger({ name: 'livery-worker', level: 'silent' });

/** The store of the hints in a suite, and how to empty it. */
export interface QueueStore {
  readonly name: string;
  urlFor(databaseUrl: string): string;
  wipe(fixture: WorkerFixture): Promise<void>;
}

/** A webhook whose hint is the only reason for a worker to send it, with any queue store. */
export function describeHints(store: QueueStore): void {
  describe(`webhooks with their hints in ${store.name}`, () => {
    const arrivals = useArrivals(store);

    it('arrive signed, with only the hint of another process to wake the worker', async () => {
      const secret = await arrivals.fixture().createEndpoint(`${arrivals.sink().origin}/hinted`);
      const worker = await arrivals.startWorker(NEVER_MS);
      const wakeUps = new BullWakeUps(queueStoreAt(store.urlFor(arrivals.fixture().url)), SILENT);
      await wakeUps.open();
      // The sweep at the start of the worker may find the first event; the later ones need a hint.
      for (const number of [1, 2, 3]) {
        await arrivals.fixture().append(1, wakeUps);
        await poll(`webhook ${number} arrives`, () => arrivals.receivedAt('/hinted').length === number);
        await poll('it is settled', arrivals.allDelivered);
      }
      const [webhook] = arrivals.sink().received;
      const headers = Object.fromEntries(
        Object.entries(webhook?.headers ?? {}).map(([name, value]) => [name, String(value)]),
      );
      expect(new Webhook(secret).verify(webhook?.body ?? '', headers)).toMatchObject({ type: 'sample.happened' });
      await wakeUps.close();
      await worker.close();
    });
  });
}

/** Webhooks although hints and workers are lost, with a queue store outside of the database. */
export function describeLosses(store: QueueStore): void {
  describe(`webhooks with their hints in ${store.name}`, () => {
    const arrivals = useArrivals(store);

    it('all arrive although the queue store is emptied meanwhile', async () => {
      await arrivals.fixture().createEndpoint(`${arrivals.sink().origin}/wiped`);
      const worker = await arrivals.startWorker();
      await arrivals.fixture().append(200, worker.wakeUps);
      await store.wipe(arrivals.fixture());
      await arrivals.fixture().append(100, worker.wakeUps);
      await poll('everything is delivered', () => new Set(arrivals.receivedAt('/wiped')).size === 300, 15_000);
      await poll('it is settled', arrivals.allDelivered);
      await worker.close();
    });

    it('all arrive although the worker is killed meanwhile; at most those in flight arrive twice', async () => {
      for (let number = 0; number < ENDPOINTS; number += 1)
        await arrivals.fixture().createEndpoint(`${arrivals.sink().origin}/killed/${number}`);
      await arrivals.fixture().append(EVENTS);
      const victim = await arrivals.spawn();
      await poll('a third has arrived', () => arrivals.receivedAt('/killed').length > DELIVERIES / 3, 20_000);
      await victim.end('SIGKILL');
      expect(new Set(arrivals.receivedAt('/killed')).size).toBeLessThan(DELIVERIES);

      await arrivals.spawn();
      await poll('everything has arrived', () => new Set(arrivals.receivedAt('/killed')).size === DELIVERIES, 30_000);
      await poll('it is settled', arrivals.allDelivered, 10_000);
      expect(arrivals.receivedAt('/killed').length - DELIVERIES).toBeLessThanOrEqual(IN_FLIGHT);
    }, 60_000);
  });
}

interface Arrivals {
  readonly fixture: () => WorkerFixture;
  readonly sink: () => WebhookSink;
  readonly startWorker: (sweepMs?: number) => Promise<Worker>;
  readonly spawn: () => Promise<StartedProcess>;
  readonly receivedAt: (prefix: string) => readonly string[];
  readonly allDelivered: () => Promise<boolean>;
}

/** Opens a database and a sink for the tests of a suite, and ends the processes that they started. */
function useArrivals(store: QueueStore): Arrivals {
  let fixture: WorkerFixture;
  let sink: WebhookSink;
  const spawned: StartedProcess[] = [];

  beforeAll(async () => {
    fixture = await openWorkerFixture();
    sink = await openWebhookSink();
  });

  afterAll(async () => {
    await Promise.all(spawned.map((process) => process.end('SIGKILL')));
    await sink[Symbol.asyncDispose]();
    await fixture[Symbol.asyncDispose]();
  });

  return {
    fixture: () => fixture,
    sink: () => sink,
    startWorker: (sweepMs) => workerOn(fixture.url, store.urlFor(fixture.url), sweepMs),
    spawn: async () => {
      const { process } = await spawnApp('worker', {
        DATABASE_URL: fixture.url,
        QUEUE_URL: store.urlFor(fixture.url),
        DELIVERY_CONCURRENCY: String(IN_FLIGHT),
        DELIVERY_LEASE_MS: String(LEASE_MS),
      });
      spawned.push(process);
      return process;
    },
    receivedAt: (prefix) =>
      sink.received
        .filter(({ path: at }) => at.startsWith(prefix))
        .map(({ path: at, headers }) => `${at} ${String(headers['webhook-id'])}`),
    allDelivered: async () => {
      const { delivered = 0, ...others } = await fixture.countDeliveries();
      return delivered > 0 && Object.keys(others).length === 0;
    },
  };
}

async function workerOn(url: string, queueUrl: string, sweepMs = 500): Promise<Worker> {
  const database = await connectDatabase({ url, applicationName: 'livery-worker', poolSize: 10, guardTenants: true });
  const worker = await createWorker({
    database,
    queueUrl,
    secretKeys: SecretKeys.parse(SECRET_KEYS),
    blobStore: TEST_BLOB_STORE,
    addressVetter: new AddressVetter({
      allowedCidrs: Cidr.parseList('127.0.0.0/8'),
      allowHttpInLiveMode: true,
      extraPorts: 'any',
    }),
    slots: 32,
    retrySlots: 8,
    sweepMs,
    logger: SILENT,
  });
  return {
    ...worker,
    close: async () => {
      await worker.close();
      await database.close();
    },
  };
}
