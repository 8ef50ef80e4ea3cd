import { type DynamicModule, Module } from '@nestjs/common';
import { VOCABULARY } from '@livery/app-composition';
import {
  type AddressVetter,
  DeliveryWork,
  DeliveryWorkerModule,
  UnscopedEndpointFanOut,
} from '@livery/delivery-infrastructure';
import { EventRelay, FoundationModule, RelayModule, type WakeUps } from '@livery/messaging';
import type { Database } from '@livery/persistence';
import type { SecretKeys } from '@livery/runtime';
import type { Telemetry } from '@livery/telemetry';

export interface WorkerModuleOptions {
  readonly database: Database;
  readonly wakeUps: WakeUps;
  readonly secretKeys: SecretKeys;
  readonly addressVetter: AddressVetter;
  readonly slots: number;
  readonly retrySlots: number;
  readonly leaseMs?: number | undefined;
  readonly report: (error: unknown) => void;
  readonly telemetry: Telemetry;
}

/** The background work: the worker modules of the contexts, their background work, and the consumers of events. */
@Module({})
export class WorkerModule {
  static readonly work = [EventRelay, DeliveryWork];

  static with({ database, wakeUps, telemetry, ...options }: WorkerModuleOptions): DynamicModule {
    const foundation = FoundationModule.on(database, wakeUps, telemetry);
    const delivery = DeliveryWorkerModule.with({ foundation, events: VOCABULARY.events, ...options });
    const consumers = [{ from: delivery, consumer: UnscopedEndpointFanOut }];
    const relay = RelayModule.with({ foundation, consumers, report: options.report });
    return { module: WorkerModule, imports: [relay, delivery] };
  }
}
