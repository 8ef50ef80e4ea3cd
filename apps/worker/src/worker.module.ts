import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Module } from '@nestjs/common';
import { type AddressVetter, DeliveryWork, DeliveryWorkerModule } from '@livery/delivery-infrastructure';
import { FoundationModule, QUEUES, type WakeUps } from '@livery/messaging';
import type { Database } from '@livery/persistence';
import type { SecretKeys } from '@livery/runtime';
import type { Telemetry } from '@livery/telemetry';
import type { ConnectionOptions } from 'bullmq';
import { WakeUpProcessor } from './wake-up.processor.ts';

export interface WorkerModuleOptions {
  readonly database: Database;
  readonly wakeUps: WakeUps;
  readonly queueConnection: ConnectionOptions;
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
  static with({
    database,
    wakeUps,
    queueConnection,
    report,
    telemetry,
    ...delivery
  }: WorkerModuleOptions): DynamicModule {
    const foundation = FoundationModule.on(database, wakeUps, telemetry);
    return {
      module: WorkerModule,
      imports: [
        BullModule.forRoot({ connection: queueConnection }),
        // Without a registered queue, processors are not looked for.
        BullModule.registerQueue({ name: QUEUES.wakeUps }),
        DeliveryWorkerModule.with({ foundation, report, ...delivery }),
      ],
      providers: [
        {
          provide: WakeUpProcessor,
          inject: [DeliveryWork],
          useFactory: (work: DeliveryWork) => new WakeUpProcessor(work, report),
        },
      ],
    };
  }
}
