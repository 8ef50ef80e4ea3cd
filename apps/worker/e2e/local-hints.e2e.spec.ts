import { expect, it } from '@jest/globals';
import { AddressVetter, Cidr } from '@livery/delivery-infrastructure';
import { createLogger, SecretKeys } from '@livery/runtime';
import { poll, TEST_BLOB_STORE } from '@livery/testing';
import { createWorker } from '../src/index.ts';
import { openWebhookSink } from './webhook-sink.ts';
import { openWorkerFixture, SECRET_KEYS } from './worker-fixture.ts';

const NEVER_MS = 600_000;
/** Nothing listens there. */
const NO_QUEUE = 'postgres://nobody@127.0.0.1:1/none';

it('webhooks of events that are written in the process of the worker arrive without the queue and without the sweep', async () => {
  await using fixture = await openWorkerFixture();
  await using sink = await openWebhookSink();
  await fixture.createEndpoint(sink.origin);
  const worker = await createWorker({
    database: fixture.database,
    queueUrl: NO_QUEUE,
    isOnlyWorker: true,
    secretKeys: SecretKeys.parse(SECRET_KEYS),
    blobStore: TEST_BLOB_STORE,
    addressVetter: new AddressVetter({
      allowedCidrs: Cidr.parseList('127.0.0.0/8'),
      allowHttpInLiveMode: true,
      extraPorts: 'any',
    }),
    slots: 8,
    retrySlots: 8,
    sweepMs: NEVER_MS,
    logger: createLogger({ name: 'livery-worker', level: 'silent' }),
  });
  try {
    expect(worker.isQueueConnected()).toBe(false);
    // The sweep at the start may find the first event; the later ones need a hint.
    for (const number of [1, 2, 3]) {
      await fixture.append(1, worker.wakeUps);
      await poll(`webhook ${number} arrives`, () => sink.received.length === number);
    }
  } finally {
    await worker.close();
  }
});
