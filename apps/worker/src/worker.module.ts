import { type DynamicModule, Module } from '@nestjs/common';
import { VOCABULARY } from '@livery/composition';
import { type AddressVetter, DeliveryWorkerModule } from '@livery/delivery-infrastructure';
import { FoundationModule, type WakeUps } from '@livery/messaging';
import type { Database } from '@livery/persistence';
import type { SecretKeys } from '@livery/runtime';
import type { Telemetry } from '@livery/telemetry';

export interface WorkerModuleOptions {
  readonly database: Database;
  readonly wakeUps: WakeUps;
  readonly secretKeys: SecretKeys;
  readonly addressVetter: AddressVetter;
  readonly places: number;
  readonly retryPlaces: number;
  readonly leaseMs?: number | undefined;
  readonly report: (error: unknown) => void;
  readonly telemetry: Telemetry;
}

/** The background work: a list of the contexts' worker modules. */
@Module({})
export class WorkerModule {
  static with({ database, wakeUps, telemetry, ...delivery }: WorkerModuleOptions): DynamicModule {
    const foundation = FoundationModule.on(database, wakeUps, telemetry);
    return {
      module: WorkerModule,
      imports: [DeliveryWorkerModule.with({ foundation, events: VOCABULARY.events, ...delivery })],
    };
  }
}
