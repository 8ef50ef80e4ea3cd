import { connectDatabase, migrateDatabase } from '@livery/app-composition';
import { AddressVetter, Cidr } from '@livery/delivery-infrastructure';
import type { Database } from '@livery/persistence';
import { createLogger } from '@livery/runtime';
import { createWorker, type Worker } from '@livery/worker';
import { SECRET_KEYS } from './webhook-rows.ts';

export interface LocalWorker extends Worker {
  readonly database: Database;
}
import { BENCHMARK_BLOB_STORE } from './benchmark-blob-store.ts';

export interface LocalWorkerOptions {
  readonly url: string;
  readonly queueUrl?: string;
  readonly isOnlyWorker?: boolean;
  readonly slots: number;
  readonly sweepMs: number;
}

/** A migrated database and a worker in this process that uses it. */
export async function startLocalWorker({ url, queueUrl = url, ...options }: LocalWorkerOptions): Promise<LocalWorker> {
  const database = await connectDatabase({ url, applicationName: 'benchmark', poolSize: 10, guardTenants: false });
  await migrateDatabase(database);
  const worker = await createWorker({
    database,
    queueUrl,
    secretKeys: SECRET_KEYS,
    blobStore: BENCHMARK_BLOB_STORE,
    addressVetter: new AddressVetter({
      allowedCidrs: Cidr.parseList('127.0.0.0/8'),
      allowHttpInLiveMode: true,
      extraPorts: 'any',
    }),
    retrySlots: 8,
    logger: createLogger({ name: 'benchmark', level: 'warn' }),
    ...options,
  });
  return {
    database,
    ...worker,
    close: async () => {
      await worker.close();
      await database.close();
    },
  };
}
