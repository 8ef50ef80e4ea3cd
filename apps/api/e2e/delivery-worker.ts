import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { VOCABULARY } from '@livery/app-composition';
import {
  AddressVetter,
  Cidr,
  DeliveryWork,
  DeliveryWorkerModule,
  UnscopedEndpointFanOut,
} from '@livery/delivery-infrastructure';
import { JobsWorkerModule, JobWork } from '@livery/jobs';
import { type BackgroundWork, EventRelay, FoundationModule, RelayModule } from '@livery/messaging';
import { isOutage } from '@livery/persistence';
import { TEST_SECRET_KEYS } from '@livery/testing';
import type { TestApi } from './test-api.ts';

const SWEEP_MS = 200;
const LOOPBACK = new AddressVetter({
  allowedCidrs: Cidr.parseList('127.0.0.0/8'),
  allowHttpInLiveMode: true,
  extraPorts: 'any',
});

/** Relay, deliveries and their jobs beside a test API, in the same process. They find their work by themselves. */
export interface DeliveryWorker extends AsyncDisposable {
  /** Runs what the worker does every minute. */
  audit(): Promise<void>;
  /** @throws AggregateError if background work has failed */
  close(): Promise<void>;
}

@Module({})
class WorkerModule {}

export async function startDeliveryWorker(api: TestApi): Promise<DeliveryWorker> {
  const errors: unknown[] = [];
  // A busy machine may refuse a connection. The next sweep repeats the work.
  const report = (error: unknown): void => {
    if (!isOutage(error)) errors.push(error);
  };
  const foundation = FoundationModule.on(api.database);
  const delivery = DeliveryWorkerModule.with({
    foundation,
    secretKeys: TEST_SECRET_KEYS,
    addressVetter: LOOPBACK,
    events: VOCABULARY.events,
    slots: 32,
    retrySlots: 16,
    report,
  });
  const consumers = [{ from: delivery, consumer: UnscopedEndpointFanOut }];
  const relay = RelayModule.with({ foundation, consumers, report });
  const kinds = DeliveryWorkerModule.jobKinds(delivery);
  const jobs = JobsWorkerModule.with({ foundation, kinds, slots: 4, report });
  const module = { module: WorkerModule, imports: [relay, delivery, jobs] };
  const context = await NestFactory.createApplicationContext(module, { logger: false });
  const all = [EventRelay, DeliveryWork, JobWork].map((work) => context.get<BackgroundWork>(work, { strict: false }));
  const timer = setInterval(() => {
    for (const work of all) work.sweep();
  }, SWEEP_MS);
  const close = async (): Promise<void> => {
    await Promise.all(all.map((work) => work.stop(5_000)));
    clearInterval(timer);
    await context.close();
    if (errors.length > 0) throw new AggregateError(errors, 'The worker reported errors.');
  };
  return {
    audit: async () => {
      for (const { run } of context.get(DeliveryWork, { strict: false }).rounds) await run();
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
