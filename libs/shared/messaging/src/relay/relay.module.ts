import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { UnitOfWork } from '@livery/kernel';
import { Database } from '@livery/persistence';
import { Metrics, Tracer } from '@livery/telemetry';
import type { EventConsumer } from './event-consumer.ts';
import { EventRelay } from './event-relay.ts';
import { showRelayLag } from './show-relay-lag.ts';
import { UnscopedEventRelay } from './unscoped-event-relay.ts';

/** A consumer of events, and the module that exports it. */
export interface RegisteredConsumer {
  readonly from: DynamicModule;
  readonly consumer: Type<EventConsumer>;
}

export interface RelayOptions {
  readonly foundation: DynamicModule;
  /** The consumers. Each batch is passed to them in this order. */
  readonly consumers: readonly RegisteredConsumer[];
  /** Is called with every failure of the relay or of a consumer. */
  readonly report: (error: unknown) => void;
}

/** Provides the relay, which works in the background. The caller wakes and stops it. */
@Module({})
export class RelayModule {
  constructor(database: Database, metrics: Metrics) {
    showRelayLag(database, metrics);
  }

  static with({ foundation, consumers, report }: RelayOptions): DynamicModule {
    return {
      module: RelayModule,
      imports: [foundation, ...consumers.map(({ from }) => from)],
      providers: [
        {
          provide: EventRelay,
          inject: [UnitOfWork, Metrics, Tracer, ...consumers.map(({ consumer }) => consumer)],
          useFactory: (unitOfWork: UnitOfWork, metrics: Metrics, tracer: Tracer, ...registered: EventConsumer[]) =>
            new EventRelay((shard) => new UnscopedEventRelay(registered, unitOfWork, metrics, tracer, shard), report),
        },
      ],
      exports: [EventRelay],
    };
  }
}
