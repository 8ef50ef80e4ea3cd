import { JobKind, Jobs, JobsModule, type RegisteredJobKind, type RunningJob } from '@livery/jobs';
import type { JsonObject } from '@livery/kernel';
import { FoundationModule, type WakeUps } from '@livery/messaging';
import { TypeOrmUnitOfWork } from '@livery/persistence';
import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { WorkerFixture } from './worker-fixture.ts';

const KIND = 'sample.greeted';

/** A kind of jobs with one effect, which writes nothing. */
@Injectable()
class SampleJob extends JobKind {
  readonly kind = KIND;

  async run(job: RunningJob): Promise<JsonObject> {
    await job.commit(async () => undefined, { checkpoint: {}, done: 1, total: 1, step: null });
    return { greeted: job.payload['name'] ?? null };
  }
}

@Module({ providers: [SampleJob], exports: [SampleJob] })
class SampleModule {}

export const SAMPLE_JOBS: readonly RegisteredJobKind[] = [{ from: { module: SampleModule }, kind: SampleJob }];

/** Starts a job as a request does. @returns a function that reads its result; null while it has none */
export async function startSampleJob(
  { database, tenant }: WorkerFixture,
  name: string,
  wakeUps?: WakeUps,
): Promise<() => Promise<JsonObject | null>> {
  const module = JobsModule.with(FoundationModule.on(database, wakeUps));
  const context = await NestFactory.createApplicationContext(module, { logger: false });
  const jobs = context.get(Jobs);
  const { id } = await new TypeOrmUnitOfWork(database).run((transaction) =>
    jobs.start(tenant, { kind: KIND, payload: { name }, scopes: ['cms:read'], createdBy: null }, transaction),
  );
  await context.close();
  return async () => {
    const job = await jobs.find(tenant, id);
    return job?.status === 'completed' ? job.result : null;
  };
}
