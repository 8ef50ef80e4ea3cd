import { type DynamicModule, Module } from '@nestjs/common';
import { Database } from '@livery/persistence';
import { JobsController } from './http/jobs.controller.ts';
import { JobsModule } from './jobs.module.ts';
import { JobWatch } from './watching/job-watch.ts';
import { unscopedWatchedJobs } from './watching/unscoped-watched-jobs.ts';

/** The HTTP endpoints of jobs. */
@Module({})
export class JobsHttpModule {
  static readonly controllers = [JobsController];

  static with(foundation: DynamicModule): DynamicModule {
    return {
      module: JobsHttpModule,
      imports: [foundation, JobsModule.with(foundation)],
      controllers: JobsHttpModule.controllers,
      providers: [
        {
          provide: JobWatch,
          inject: [Database],
          useFactory: (database: Database) => new JobWatch((jobs) => unscopedWatchedJobs(database, jobs)),
        },
      ],
    };
  }
}
