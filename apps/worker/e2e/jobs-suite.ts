import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AddressVetter } from '@livery/delivery-infrastructure';
import { BullWakeUps, queueStoreAt, type WakeUps } from '@livery/messaging';
import { createLogger, SecretKeys } from '@livery/runtime';
import { poll, TcpProxy, TEST_BLOB_STORE } from '@livery/testing';
import { createWorker, type Worker } from '../src/index.ts';
import type { QueueStore } from './arrival-suite.ts';
import { SAMPLE_JOBS, startSampleJob } from './sample-jobs.ts';
import { openWorkerFixture, SECRET_KEYS, type WorkerFixture } from './worker-fixture.ts';

const NEVER_MS = 600_000;
const SILENT = createLogger({ name: 'livery-worker', level: 'silent' });

/** The suite on jobs in a whole worker, which must pass with every queue store. */
export function describeJobs(store: QueueStore): void {
  describe(`jobs with their hints in ${store.name}`, () => {
    let fixture: WorkerFixture;
    let proxy: TcpProxy;
    let worker: Worker | undefined;
    let wakeUps: BullWakeUps;

    beforeEach(async () => {
      fixture = await openWorkerFixture();
      proxy = await TcpProxy.open(store.urlFor(fixture.url));
      wakeUps = new BullWakeUps(queueStoreAt(store.urlFor(fixture.url)), SILENT);
    });

    afterEach(async () => {
      await wakeUps.close();
      await worker?.close();
      await proxy[Symbol.asyncDispose]();
      await fixture[Symbol.asyncDispose]();
    });

    const startWorker = async (sweepMs: number): Promise<void> => {
      worker = await createWorker({
        database: fixture.database,
        queueUrl: proxy.url,
        secretKeys: SecretKeys.parse(SECRET_KEYS),
        blobStore: TEST_BLOB_STORE,
        addressVetter: new AddressVetter({ allowedCidrs: [], allowHttpInLiveMode: false, extraPorts: 'any' }),
        slots: 4,
        retrySlots: 4,
        sweepMs,
        jobKinds: SAMPLE_JOBS,
        logger: SILENT,
      });
    };
    const isRun = async (name: string, hints?: WakeUps): Promise<void> => {
      const result = await startSampleJob(fixture, name, hints);
      await poll(`the job of ${name}`, async () => (await result()) !== null);
      expect(await result()).toEqual({ greeted: name });
    };

    it('are run with only the hint of another process to wake the worker', async () => {
      await startWorker(NEVER_MS);
      await wakeUps.open();
      // The sweep at the start of the worker may find the first job; the later ones need a hint.
      for (const name of ['Ada', 'Grace', 'Barbara']) await isRun(name, wakeUps);
    });

    it('are run although the queue is away at the start, and with hints again when it is back', async () => {
      proxy.refuse();
      await startWorker(500);
      expect(worker?.isQueueConnected()).toBe(false);
      await isRun('Ada');
      proxy.resume();
      await poll('the queue to be connected', () => worker?.isQueueConnected() === true);
    });

    it('are run although the queue is emptied, and lost for a while', async () => {
      await startWorker(500);
      await wakeUps.open();
      await isRun('Ada', wakeUps);
      await store.wipe(fixture);
      await isRun('Grace', wakeUps);
      proxy.refuse();
      await poll('the loss', () => worker?.isQueueConnected() === false);
      await isRun('Barbara', wakeUps);
      proxy.resume();
      await poll('the queue to be connected', () => worker?.isQueueConnected() === true);
      await isRun('Mary', wakeUps);
    });
  });
}
