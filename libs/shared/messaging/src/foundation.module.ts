import { type DynamicModule, Module } from '@nestjs/common';
import { AuditTrail, Clock, EventLog, UnitOfWork } from '@livery/kernel';
import { Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { provideAs, SystemClock } from '@livery/runtime';
import { Metrics, NO_TELEMETRY, type Telemetry, Tracer } from '@livery/telemetry';
import { NoAuditTrail } from './no-audit-trail.ts';
import { PostgresEventLog } from './postgres-event-log.ts';
import { NoWakeUps, WakeUps } from './queue/wake-ups.ts';

/** Provides what every context uses: the clock, the database, transactions, the event log, hints, metrics and traces. */
@Module({})
export class FoundationModule {
  /**
   * @param database already connected; the caller closes it
   * @param wakeUps sends hints of new events (default: none, so that the sweep finds them a little later)
   * @param telemetry metrics and traces (default: off)
   * @param auditTrail platform's (default: none)
   */
  static on(
    database: Database,
    wakeUps: WakeUps = new NoWakeUps(),
    { metrics, tracer }: Telemetry = NO_TELEMETRY,
    auditTrail: AuditTrail = new NoAuditTrail(),
  ): DynamicModule {
    return {
      module: FoundationModule,
      providers: [
        { provide: Database, useValue: database },
        { provide: WakeUps, useValue: wakeUps },
        { provide: Metrics, useValue: metrics },
        { provide: Tracer, useValue: tracer },
        { provide: AuditTrail, useValue: auditTrail },
        provideAs(Clock, SystemClock),
        provideAs(UnitOfWork, TypeOrmUnitOfWork, Database),
        provideAs(EventLog, PostgresEventLog, Clock, WakeUps, AuditTrail),
      ],
      exports: [Database, WakeUps, Metrics, Tracer, AuditTrail, Clock, UnitOfWork, EventLog],
    };
  }
}
