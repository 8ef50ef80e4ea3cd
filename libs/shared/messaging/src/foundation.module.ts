import { type DynamicModule, Module } from '@nestjs/common';
import { Clock, EventLog, UnitOfWork } from '@livery/kernel';
import { Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { provideAs, SystemClock } from '@livery/runtime';
import { PostgresEventLog } from './postgres-event-log.ts';
import { NoWakeUps, WakeUps } from './queue/wake-ups.ts';

/** What every context stands on: the time, the database, transactions and the event log. */
@Module({})
export class FoundationModule {
  /**
   * @param database already connected; whoever connected it closes it
   * @param wakeUps whom to tell of new events; without, they are found later
   */
  static on(database: Database, wakeUps: WakeUps = new NoWakeUps()): DynamicModule {
    return {
      module: FoundationModule,
      providers: [
        { provide: Database, useValue: database },
        { provide: WakeUps, useValue: wakeUps },
        provideAs(Clock, SystemClock),
        provideAs(UnitOfWork, TypeOrmUnitOfWork, Database),
        provideAs(EventLog, PostgresEventLog, Clock, WakeUps),
      ],
      exports: [Database, WakeUps, Clock, UnitOfWork, EventLog],
    };
  }
}
