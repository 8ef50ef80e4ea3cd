import { type DynamicModule, Module } from '@nestjs/common';
import { Clock, EventLog, UnitOfWork } from '@livery/kernel';
import { Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { provideAs, SystemClock } from '@livery/runtime';
import { PostgresEventLog } from './postgres-event-log.ts';

/** What every context stands on: the time, the database, transactions and the event log. */
@Module({})
export class FoundationModule {
  /** @param database already connected; whoever connected it closes it */
  static on(database: Database): DynamicModule {
    return {
      module: FoundationModule,
      providers: [
        { provide: Database, useValue: database },
        provideAs(Clock, SystemClock),
        provideAs(UnitOfWork, TypeOrmUnitOfWork, Database),
        provideAs(EventLog, PostgresEventLog, Clock),
      ],
      exports: [Database, Clock, UnitOfWork, EventLog],
    };
  }
}
