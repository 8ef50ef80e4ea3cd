import { setTimeout } from 'node:timers/promises';
import { type DynamicModule, Module } from '@nestjs/common';
import {
  ConcludeAttempts,
  Dispatcher,
  FailureNotices,
  TendEndpoint,
  UnscopedDeliveryQueue,
  WebhookDeliveryRepository,
  WebhookEndpointRepository,
  WebhookSender,
} from '@livery/delivery-application';
import { Clock, EventLog, UnitOfWork } from '@livery/kernel';
import { EventFanOut, EventRelay, UnscopedEventRelay, WakeUps } from '@livery/messaging';
import { Database } from '@livery/persistence';
import { provide, provideAs } from '@livery/runtime';
import { Metrics, Tracer } from '@livery/telemetry';
import { DeliveryWork } from './delivery-work.ts';
import { DeliveryModule, type DeliveryOptions } from './delivery.module.ts';
import { DeliveryPayloads } from './dispatch/delivery-payloads.ts';
import { PostgresFailureNotices } from './dispatch/postgres-failure-notices.ts';
import { PostgresUnscopedDeliveryQueue } from './dispatch/postgres-unscoped-delivery-queue.ts';
import { UnscopedEndpointFanOut } from './fan-out/unscoped-endpoint-fan-out.ts';
import { SigningSecretOpener } from './secrets/signing-secret-opener.ts';
import { UndiciWebhookSender } from './sending/undici-webhook-sender.ts';

export interface DeliveryWorkerOptions extends DeliveryOptions {
  /** First attempts in flight in this process. */
  readonly places: number;
  /** Retries in flight, and first attempts to endpoints that fail. */
  readonly retryPlaces: number;
  /** How long a claim holds without a result; a minute unless told otherwise. */
  readonly leaseMs?: number | undefined;
  /** Told of every failure that no caller waits for. */
  readonly report: (error: unknown) => void;
}

/** A fixed number, until somebody needs another: a single endpoint never fills the lane. */
const IN_FLIGHT_PER_ENDPOINT = 8;

/** Long enough for a batch to come together, short beside the disk and the network. */
const LINGER_MS = 8;

/** The delivery context in the background: relay, dispatcher and what they stand on. Whoever wakes them stops them. */
@Module({})
export class DeliveryWorkerModule {
  static with(options: DeliveryWorkerOptions): DynamicModule {
    return {
      module: DeliveryWorkerModule,
      imports: [options.foundation, DeliveryModule.with(options)],
      providers: [
        ...relay(options),
        ...dispatcher(options),
        provide(DeliveryWork, EventRelay, Dispatcher, UndiciWebhookSender),
      ],
      exports: [DeliveryWork],
    };
  }
}

function relay({ report }: DeliveryWorkerOptions) {
  return [
    provideAs(EventFanOut, UnscopedEndpointFanOut, Clock),
    provide(UnscopedEventRelay, EventFanOut, UnitOfWork, Metrics, Tracer),
    {
      provide: EventRelay,
      inject: [UnscopedEventRelay, Dispatcher, WakeUps],
      useFactory: (source: UnscopedEventRelay, local: Dispatcher, wakeUps: WakeUps) =>
        new EventRelay(source, {
          onDeliveries: () => {
            local.wake();
            wakeUps.send('deliveries');
          },
          onError: report,
        }),
    },
  ];
}

function dispatcher({ places, retryPlaces, leaseMs, report, secretKeys, addressVetter }: DeliveryWorkerOptions) {
  return [
    {
      provide: UnscopedDeliveryQueue,
      inject: [Database],
      useFactory: (database: Database) => {
        const payloads = new DeliveryPayloads(database, new SigningSecretOpener(secretKeys));
        return new PostgresUnscopedDeliveryQueue(database, payloads, { leaseMs, report });
      },
    },
    {
      provide: UndiciWebhookSender,
      inject: [Clock, Metrics],
      useFactory: (clock: Clock, metrics: Metrics) => new UndiciWebhookSender(addressVetter, clock, { metrics }),
    },
    { provide: WebhookSender, useExisting: UndiciWebhookSender },
    provideAs(FailureNotices, PostgresFailureNotices),
    provide(
      TendEndpoint,
      WebhookEndpointRepository,
      WebhookDeliveryRepository,
      FailureNotices,
      EventLog,
      UnitOfWork,
      Clock,
    ),
    provide(ConcludeAttempts, UnscopedDeliveryQueue, TendEndpoint, Clock),
    {
      provide: Dispatcher,
      inject: [UnscopedDeliveryQueue, WebhookSender, ConcludeAttempts, Clock],
      useFactory: (
        queue: UnscopedDeliveryQueue,
        sender: WebhookSender,
        conclude: ConcludeAttempts,
        clock: Clock,
      ): Dispatcher =>
        new Dispatcher(queue, sender, conclude, clock, {
          places,
          retryPlaces,
          perEndpoint: IN_FLIGHT_PER_ENDPOINT,
          linger: () => setTimeout(LINGER_MS),
          report,
        }),
    },
  ];
}
