import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import { SCOPES } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { TcpProxy } from '@livery/testing/without-jest';
import { type ArrivalSink, openArrivalSink } from '../support/arrivals.ts';
import { createKey } from '../support/create-key.ts';
import { PersistentClient } from '../support/persistent-client.ts';
import { ProxiedQueue } from '../support/proxied-queue.ts';
import { ServiceProcesses } from '../support/service-processes.ts';
import { StoppablePostgres } from '../support/stoppable-postgres.ts';
import { ArrivedWebhooks } from './arrived-webhooks.ts';

const WORKERS = 2;
/** The slots of a worker for first attempts, and as many for retries. */
export const SLOTS = 32;

export interface FireOptions {
  /** undefined: the queue is in the database */
  readonly redisUrl: string | undefined;
  /** How long a claim of a delivery holds without a renewal. */
  readonly leaseMs: number;
}

/** The api, two workers, their database and their queue, all of which can be disturbed, and a consumer of webhooks. */
export interface ServiceUnderFire extends AsyncDisposable {
  readonly postgres: StoppablePostgres;
  /** The way from the processes to the database. */
  readonly way: TcpProxy;
  readonly queue: ProxiedQueue;
  readonly processes: ServiceProcesses;
  readonly sink: ArrivalSink;
  readonly arrived: ArrivedWebhooks;
  readonly client: PersistentClient;
  /** A connection of the test, which is not disturbed but by the database itself. */
  readonly database: Database;
  readonly leaseMs: number;
}

export async function startUnderFire({ redisUrl, leaseMs }: FireOptions): Promise<ServiceUnderFire> {
  await using opened = new AsyncDisposableStack();
  const postgres = opened.use(await StoppablePostgres.start());
  const options = { url: postgres.url, applicationName: 'fault', poolSize: 4, guardTenants: false };
  const database = opened.adopt(await connectDatabase(options), (open) => open.close());
  await migrateDatabase(database);
  const key = await createKey(database, SCOPES);
  const way = opened.use(await TcpProxy.open(postgres.url));
  const queue = opened.use(await ProxiedQueue.open(database, postgres.url, redisUrl));
  const arrived = new ArrivedWebhooks();
  const sink = opened.adopt(await openArrivalSink(arrived.add), (open) => open.close());
  const blobs = opened.adopt(await mkdtemp(path.join(tmpdir(), 'livery-fault-')), (folder) =>
    rm(folder, { recursive: true, force: true }),
  );
  const environment = {
    DATABASE_URL: way.url,
    QUEUE_URL: queue.url,
    BLOB_DIR: blobs,
    DELIVERY_CONCURRENCY: String(SLOTS),
    RETRY_CONCURRENCY: String(SLOTS),
    DELIVERY_LEASE_MS: String(leaseMs),
  };
  const started = ServiceProcesses.start({ environment, workers: WORKERS });
  const processes = opened.adopt(await started, (running) => running.stop());
  const client = new PersistentClient(processes.origin, key);
  const whole = opened.move();
  const close = (): Promise<void> => whole.disposeAsync();
  return { postgres, way, queue, processes, sink, arrived, client, database, leaseMs, [Symbol.asyncDispose]: close };
}
