import { type DynamicModule, Module } from '@nestjs/common';
import { JobsController } from './http/jobs.controller.ts';
import { JobsModule } from './jobs.module.ts';

/** The HTTP endpoints of jobs. */
@Module({})
export class JobsHttpModule {
  static readonly controllers = [JobsController];

  static with(foundation: DynamicModule): DynamicModule {
    return {
      module: JobsHttpModule,
      imports: [foundation, JobsModule.with(foundation)],
      controllers: JobsHttpModule.controllers,
    };
  }
}
