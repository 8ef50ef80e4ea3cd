import { type DynamicModule, Module } from '@nestjs/common';
import { Clock, EventLog, UnitOfWork } from '@livery/kernel';
import { Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { provideAs, SystemClock } from '@livery/runtime';
import { Metrics, NO_TELEMETRY, type Telemetry, Tracer } from '@livery/telemetry';
import { PostgresEventLog } from './postgres-event-log.ts';
import { NoWakeUps, WakeUps } from './queue/wake-ups.ts';

/** What every context stands on: the time, the database, transactions, the event log, and where to tell of itself. */
@Module({})
export class FoundationModule {
  /**
   * @param database already connected; whoever connected it closes it
   * @param wakeUps whom to tell of new events; without, they are found later
   * @param telemetry off unless given
   */
  static on(
    database: Database,
    wakeUps: WakeUps = new NoWakeUps(),
    { metrics, tracer }: Telemetry = NO_TELEMETRY,
  ): DynamicModule {
    return {
      module: FoundationModule,
      providers: [
        { provide: Database, useValue: database },
        { provide: WakeUps, useValue: wakeUps },
        { provide: Metrics, useValue: metrics },
        { provide: Tracer, useValue: tracer },
        provideAs(Clock, SystemClock),
        provideAs(UnitOfWork, TypeOrmUnitOfWork, Database),
        provideAs(EventLog, PostgresEventLog, Clock, WakeUps),
      ],
      exports: [Database, WakeUps, Metrics, Tracer, Clock, UnitOfWork, EventLog],
    };
  }
}
