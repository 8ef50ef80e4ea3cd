import { connectDatabase } from '@livery/app-composition';
import { AddressVetter } from '@livery/delivery-infrastructure';
import { createLogger, SecretKeys } from '@livery/runtime';
import { createWorker } from '@livery/worker';
import { BENCHMARK_BLOB_STORE } from '../../benchmarks/support/benchmark-blob-store.ts';
import { COUNTING, CountingJob } from './counting-job.ts';

/** A worker that also runs counting jobs: the real worker with one further kind. */
const { DATABASE_URL = '', QUEUE_URL = '', LIVERY_SECRET_KEYS = '', JOB_SLOTS, JOB_LEASE_MS } = process.env;

class CountingModule {
  readonly kind = COUNTING;
}

const database = await connectDatabase({
  url: DATABASE_URL,
  applicationName: 'fault-worker',
  poolSize: 12,
  guardTenants: true,
});
await createWorker({
  database,
  queueUrl: QUEUE_URL,
  blobStore: BENCHMARK_BLOB_STORE,
  secretKeys: SecretKeys.parse(LIVERY_SECRET_KEYS),
  addressVetter: new AddressVetter({ allowedCidrs: [], allowHttpInLiveMode: false, extraPorts: [] }),
  slots: 4,
  retrySlots: 4,
  jobSlots: Number(JOB_SLOTS),
  jobLeaseMs: Number(JOB_LEASE_MS),
  jobKinds: [{ from: { module: CountingModule, providers: [CountingJob], exports: [CountingJob] }, kind: CountingJob }],
  logger: createLogger({ name: 'fault-worker', level: 'warn' }),
});
