import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { UnitOfWork } from '@livery/kernel';
import { Database } from '@livery/persistence';
import { provide } from '@livery/runtime';
import { Metrics } from '@livery/telemetry';
import { RUNNING_PER_ORGANIZATION } from './domain/job-transitions.ts';
import type { JobKind } from './job-kind.ts';
import { JobsModule } from './jobs.module.ts';
import { JobLeases } from './persistence/job-leases.ts';
import { JobTable } from './persistence/job-table.ts';
import { UnscopedJobClaims } from './persistence/unscoped-job-claims.ts';
import { JobInstruments } from './running/job-instruments.ts';
import { JobRunner } from './running/job-runner.ts';
import { JobWork } from './running/job-work.ts';
import { showJobs } from './watching/show-jobs.ts';

const DEFAULT_LEASE_MS = 30_000;

/** A kind of jobs, and the module that exports it. */
export interface RegisteredJobKind {
  readonly from: DynamicModule;
  readonly kind: Type<JobKind>;
}

export interface JobsWorkerOptions {
  readonly foundation: DynamicModule;
  readonly kinds: readonly RegisteredJobKind[];
  /** The number of jobs that the worker runs at the same time. */
  readonly slots: number;
  /** The number of jobs of an organization that come before further ones of others, in all workers together; 2 by default. */
  readonly perOrganization?: number | undefined;
  /** How long the lease of a job holds without being extended, in milliseconds; 30,000 by default. */
  readonly leaseMs?: number | undefined;
  /** Is called with every unexpected error. */
  readonly report: (error: unknown) => void;
}

/** What the gauges have to know of the claims. */
class JobShare {
  constructor(readonly perOrganization = RUNNING_PER_ORGANIZATION) {}
}

/** Runs jobs in the background. The caller wakes and stops `JobWork`. */
@Module({})
export class JobsWorkerModule {
  constructor(database: Database, metrics: Metrics, { perOrganization }: JobShare) {
    showJobs(database, metrics, perOrganization);
  }

  static with({
    foundation,
    kinds,
    slots,
    leaseMs = DEFAULT_LEASE_MS,
    report,
    ...options
  }: JobsWorkerOptions): DynamicModule {
    const share = new JobShare(options.perOrganization);
    return {
      module: JobsWorkerModule,
      imports: [foundation, JobsModule.with(foundation), ...kinds.map(({ from }) => from)],
      providers: [
        {
          provide: JobLeases,
          inject: [Database, JobTable, UnitOfWork],
          useFactory: (database: Database, table: JobTable, unitOfWork: UnitOfWork) =>
            new JobLeases(database, table, unitOfWork, leaseMs),
        },
        { provide: JobShare, useValue: share },
        {
          provide: UnscopedJobClaims,
          inject: [JobTable, UnitOfWork],
          useFactory: (table: JobTable, unitOfWork: UnitOfWork) =>
            new UnscopedJobClaims(table, unitOfWork, share.perOrganization),
        },
        provide(JobInstruments, Metrics),
        {
          provide: JobRunner,
          inject: [UnscopedJobClaims, JobLeases, JobInstruments, ...kinds.map(({ kind }) => kind)],
          useFactory: (
            claims: UnscopedJobClaims,
            leases: JobLeases,
            instruments: JobInstruments,
            ...registered: JobKind[]
          ) => new JobRunner(claims, leases, instruments, { kinds: registered, slots, report }),
        },
        provide(JobWork, JobRunner),
      ],
      exports: [JobWork],
    };
  }
}
