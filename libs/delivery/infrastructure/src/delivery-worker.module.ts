import { setTimeout } from 'node:timers/promises';
import { type DynamicModule, Module } from '@nestjs/common';
import {
  ConcludeAttempts,
  DeliveryReplays,
  Dispatcher,
  type DispatcherOptions,
  EndpointHealthTracker,
  FailureNotices,
  RecordEndpointFailure,
  ReplayDeliveries,
  UnscopedDeliveryQueue,
  UnscopedEndpointRecovery,
  WebhookDeliveryRepository,
  WebhookEndpointRepository,
  WebhookSender,
} from '@livery/delivery-application';
import type { RetryPolicy } from '@livery/delivery-domain';
import type { RegisteredJobKind } from '@livery/jobs';
import { Clock, EventLog, UnitOfWork } from '@livery/kernel';
import { WakeUps } from '@livery/messaging';
import { Database } from '@livery/persistence';
import { provide, provideAs } from '@livery/runtime';
import { Metrics, Tracer } from '@livery/telemetry';
import { DELIVERIES_WAKE_UP } from './deliveries-wake-up.ts';
import { DeliveryWork } from './delivery-work.ts';
import { DeliveryModule, type DeliveryOptions } from './delivery.module.ts';
import { DeliveryPayloads } from './dispatch/delivery-payloads.ts';
import { PostgresFailureNotices } from './dispatch/postgres-failure-notices.ts';
import { DEFAULT_LEASE_MS, PostgresUnscopedDeliveryQueue } from './dispatch/postgres-unscoped-delivery-queue.ts';
import { PostgresUnscopedEndpointRecovery } from './dispatch/postgres-unscoped-endpoint-recovery.ts';
import { UnscopedBacklogAbandonment } from './dispatch/unscoped-backlog-abandonment.ts';
import { UnscopedEndpointFanOut } from './fan-out/unscoped-endpoint-fan-out.ts';
import { PostgresDeliveryReplays } from './replay/postgres-delivery-replays.ts';
import { ReplayJob } from './replay/replay.job.ts';
import { SigningSecretOpener } from './secrets/signing-secret-opener.ts';
import { CurrentSigners } from './sending/current-signers.ts';
import { TracedWebhookSender } from './sending/traced-webhook-sender.ts';
import { UndiciWebhookSender } from './sending/undici-webhook-sender.ts';
import { showDueDeliveries } from './watching/show-due-deliveries.ts';
import { UnscopedDeliveryAudit } from './watching/unscoped-delivery-audit.ts';

export interface DeliveryWorkerOptions extends DeliveryOptions {
  /** The number of first attempts that may be in flight: sent, but their results not yet written. */
  readonly slots: number;
  /** The same for retries and for first attempts to failing endpoints. */
  readonly retrySlots: number;
  /** How long a claim holds without a renewal, in milliseconds; 30,000 by default. */
  readonly leaseMs?: number | undefined;
  /** When failed deliveries are attempted again; the schedule of the interface document by default. */
  readonly retries?: RetryPolicy | undefined;
  /** Called with every error of background work. */
  readonly report: (error: unknown) => void;
}

/** How long a batch is collected: shorter than a write to the disk or a request over the network takes. */
const LINGER_MS = 8;

/** How often the dispatcher looks for endpoints that hang, while requests are in flight. */
const TICK_MS = 100;

/** Endpoints that have answered with a success are recorded as healthy within this time. */
const RECOVERY_LINGER_MS = 250;

/** The background work of the delivery context: it creates deliveries from events and sends them. */
@Module({})
export class DeliveryWorkerModule {
  constructor(database: Database, metrics: Metrics) {
    showDueDeliveries(database, metrics);
  }

  static with(options: DeliveryWorkerOptions): DynamicModule {
    return {
      module: DeliveryWorkerModule,
      imports: [options.foundation, DeliveryModule.with(options)],
      providers: [
        fanOut(),
        ...dispatcher(options),
        ...replays(),
        provide(DeliveryWork, Dispatcher, UnscopedBacklogAbandonment, UndiciWebhookSender, UnscopedDeliveryAudit),
      ],
      exports: [DeliveryWork, UnscopedEndpointFanOut, ReplayJob],
    };
  }

  /** The kinds of jobs that this context runs. @param module the result of `with` */
  static jobKinds(module: DynamicModule): readonly RegisteredJobKind[] {
    return [{ from: module, kind: ReplayJob }];
  }
}

function replays() {
  return [
    {
      provide: DeliveryReplays,
      inject: [Database, Dispatcher, WakeUps],
      useFactory: (database: Database, local: Dispatcher, wakeUps: WakeUps): DeliveryReplays =>
        new PostgresDeliveryReplays(database, () => {
          local.wake();
          wakeUps.send(DELIVERIES_WAKE_UP);
        }),
    },
    provide(ReplayDeliveries, WebhookEndpointRepository, DeliveryReplays, Clock),
    provide(ReplayJob, DeliveryReplays, ReplayDeliveries),
  ];
}

function fanOut() {
  return {
    provide: UnscopedEndpointFanOut,
    inject: [Clock, Metrics, WakeUps],
    useFactory: (clock: Clock, metrics: Metrics, wakeUps: WakeUps): UnscopedEndpointFanOut => {
      const created = metrics.counter({
        name: 'livery_deliveries_created_total',
        help: 'Deliveries that events have led to',
      });
      return new UnscopedEndpointFanOut(clock, (deliveries) => {
        created.add({}, deliveries);
        wakeUps.send(DELIVERIES_WAKE_UP);
      });
    },
  };
}

function dispatcher(options: DeliveryWorkerOptions) {
  const { leaseMs, report, secretKeys, addressVetter, retries } = options;
  return [
    {
      provide: DeliveryPayloads,
      inject: [Database],
      useFactory: (database: Database) => new DeliveryPayloads(database, new SigningSecretOpener(secretKeys), report),
    },
    {
      provide: UnscopedDeliveryQueue,
      inject: [Database, DeliveryPayloads, Metrics],
      useFactory: (database: Database, payloads: DeliveryPayloads, metrics: Metrics) =>
        new PostgresUnscopedDeliveryQueue(database, payloads, leaseMs, metrics),
    },
    {
      provide: UndiciWebhookSender,
      inject: [DeliveryPayloads, Clock, Metrics],
      useFactory: (payloads: DeliveryPayloads, clock: Clock, metrics: Metrics) => {
        const signers = new CurrentSigners((endpoints, now) => payloads.signers(endpoints, now), clock);
        return new UndiciWebhookSender(addressVetter, clock, { metrics, signers });
      },
    },
    {
      provide: UnscopedBacklogAbandonment,
      inject: [Database],
      useFactory: (database: Database) => new UnscopedBacklogAbandonment(database, report),
    },
    provideAs(WebhookSender, TracedWebhookSender, UndiciWebhookSender, Tracer),
    provide(UnscopedDeliveryAudit, Database, Clock, Metrics),
    {
      provide: ConcludeAttempts,
      inject: [UnscopedDeliveryQueue, Clock],
      useFactory: (queue: UnscopedDeliveryQueue, clock: Clock) =>
        new ConcludeAttempts(queue, clock, { policy: retries, random: Math.random }),
    },
    ...endpointHealthTracker(options),
    {
      provide: Dispatcher,
      inject: [Database, UnscopedDeliveryQueue, WebhookSender, ConcludeAttempts, EndpointHealthTracker, Clock],
      useFactory: (
        database: Database,
        queue: UnscopedDeliveryQueue,
        sender: WebhookSender,
        concludeAttempts: ConcludeAttempts,
        endpointHealth: EndpointHealthTracker,
        clock: Clock,
      ): Dispatcher => {
        const work = { queue, sender, concludeAttempts, endpointHealth, clock };
        const made = new Dispatcher(work, dispatcherOptions(options));
        database.onConnectionLost(() => made.doubtClaims());
        return made;
      },
    },
  ];
}

function dispatcherOptions(options: DeliveryWorkerOptions): DispatcherOptions {
  const { slots, retrySlots, leaseMs = DEFAULT_LEASE_MS, report } = options;
  return {
    slots,
    retrySlots,
    leaseMs,
    monotonicMs: () => performance.now(),
    linger: () => setTimeout(LINGER_MS),
    tick: () => setTimeout(TICK_MS, undefined, { ref: false }),
    report,
  };
}

function endpointHealthTracker({ report }: DeliveryWorkerOptions) {
  return [
    provideAs(FailureNotices, PostgresFailureNotices),
    provideAs(UnscopedEndpointRecovery, PostgresUnscopedEndpointRecovery, Database),
    provide(
      RecordEndpointFailure,
      WebhookEndpointRepository,
      WebhookDeliveryRepository,
      FailureNotices,
      EventLog,
      UnitOfWork,
      Clock,
    ),
    {
      provide: EndpointHealthTracker,
      inject: [RecordEndpointFailure, UnscopedEndpointRecovery, Clock],
      useFactory: (
        recordEndpointFailure: RecordEndpointFailure,
        recovery: UnscopedEndpointRecovery,
        clock: Clock,
      ): EndpointHealthTracker =>
        new EndpointHealthTracker(recordEndpointFailure, recovery, clock, () => setTimeout(RECOVERY_LINGER_MS), report),
    },
  ];
}
