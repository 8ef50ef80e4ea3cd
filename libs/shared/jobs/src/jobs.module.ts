import { type DynamicModule, Module } from '@nestjs/common';
import { Clock, UnitOfWork } from '@livery/kernel';
import { WakeUps } from '@livery/messaging';
import { Database } from '@livery/persistence';
import { provide } from '@livery/runtime';
import { Jobs } from './jobs.ts';
import { JobTable } from './persistence/job-table.ts';

/** Provides `Jobs`, with which contexts start jobs. */
@Module({})
export class JobsModule {
  static with(foundation: DynamicModule): DynamicModule {
    return {
      module: JobsModule,
      imports: [foundation],
      providers: [provide(JobTable, Database), provide(Jobs, JobTable, UnitOfWork, Clock, WakeUps)],
      exports: [Jobs, JobTable],
    };
  }
}
