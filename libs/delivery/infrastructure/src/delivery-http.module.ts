import { type DynamicModule, Module } from '@nestjs/common';
import {
  DeliveryReplays,
  EndpointStatisticsReader,
  EventArrivals,
  EventDeliveries,
  EventFeed,
  EventRepository,
  ReadEventFeed,
  RequestedAttempts,
  RetryDelivery,
  WebhookDeliveryRepository,
  WebhookEndpointRepository,
} from '@livery/delivery-application';
import { Jobs, JobsModule } from '@livery/jobs';
import { Clock, UnitOfWork } from '@livery/kernel';
import { WakeUps } from '@livery/messaging';
import { Database } from '@livery/persistence';
import { provide, provideAs } from '@livery/runtime';
import { DeliveryModule, type DeliveryOptions } from './delivery.module.ts';
import { PostgresRequestedAttempts } from './dispatch/postgres-requested-attempts.ts';
import { PolledEventArrivals } from './feed/polled-event-arrivals.ts';
import { PostgresEventFeed } from './feed/postgres-event-feed.ts';
import { unscopedArrivedEvents } from './feed/unscoped-arrived-events.ts';
import { EventDeliveriesController } from './http/event-deliveries.controller.ts';
import { EventTypesController } from './http/event-types.controller.ts';
import { EventsController } from './http/events.controller.ts';
import { SigningSecretsController } from './http/signing-secrets.controller.ts';
import { WebhookDeliveriesController } from './http/webhook-deliveries.controller.ts';
import { WebhookEndpointStatsController } from './http/webhook-endpoint-stats.controller.ts';
import { WebhookEndpointsController } from './http/webhook-endpoints.controller.ts';
import { PostgresEndpointStatistics } from './persistence/postgres-endpoint-statistics.ts';
import { PostgresEventDeliveries } from './persistence/postgres-event-deliveries.ts';
import { WebhookReplaysController } from './http/webhook-replays.controller.ts';
import { TEST_WAIT_MS, WebhookTestsController } from './http/webhook-tests.controller.ts';
import { PostgresEventRepository } from './persistence/postgres-event.repository.ts';
import { PostgresDeliveryReplays } from './replay/postgres-delivery-replays.ts';
import { StartReplay } from './replay/start-replay.ts';

const DEFAULT_TEST_WAIT_MS = 20_000;

export interface DeliveryHttpOptions extends DeliveryOptions {
  /** How long a test of an endpoint waits for the worker's attempt, in milliseconds; 20,000 by default. */
  readonly testWaitMs?: number | undefined;
}

/** The HTTP endpoints of the delivery context. */
@Module({})
export class DeliveryHttpModule {
  static readonly controllers = [
    EventsController,
    EventDeliveriesController,
    EventTypesController,
    WebhookEndpointsController,
    WebhookEndpointStatsController,
    WebhookDeliveriesController,
    WebhookReplaysController,
    SigningSecretsController,
    WebhookTestsController,
  ];

  static with(options: DeliveryHttpOptions): DynamicModule {
    return {
      module: DeliveryHttpModule,
      imports: [options.foundation, DeliveryModule.with(options), JobsModule.with(options.foundation)],
      controllers: DeliveryHttpModule.controllers,
      providers: [
        provideAs(EventRepository, PostgresEventRepository, Database),
        provideAs(EndpointStatisticsReader, PostgresEndpointStatistics, Database),
        provideAs(EventDeliveries, PostgresEventDeliveries, Database),
        provideAs(EventFeed, PostgresEventFeed, Database),
        {
          provide: PolledEventArrivals,
          inject: [Database],
          useFactory: (database: Database) =>
            new PolledEventArrivals((readers) => unscopedArrivedEvents(database, readers)),
        },
        { provide: EventArrivals, useExisting: PolledEventArrivals },
        provide(ReadEventFeed, EventFeed, EventArrivals),
        provideAs(RequestedAttempts, PostgresRequestedAttempts, WakeUps),
        provide(
          RetryDelivery,
          WebhookEndpointRepository,
          WebhookDeliveryRepository,
          RequestedAttempts,
          UnitOfWork,
          Clock,
        ),
        {
          provide: DeliveryReplays,
          inject: [Database],
          useFactory: (database: Database) => new PostgresDeliveryReplays(database),
        },
        provide(StartReplay, WebhookEndpointRepository, DeliveryReplays, Jobs, UnitOfWork, Clock),
        { provide: TEST_WAIT_MS, useValue: options.testWaitMs ?? DEFAULT_TEST_WAIT_MS },
      ],
    };
  }
}
