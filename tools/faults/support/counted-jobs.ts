import { Jobs, JobsModule } from '@livery/jobs';
import { newId } from '@livery/kernel';
import { FoundationModule } from '@livery/messaging';
import { type Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { NestFactory } from '@nestjs/core';
import { COUNTING } from './counting-job.ts';
import { recordEndings } from './job-endings.ts';

/** Every tenth job is to fail. */
const FAILING = 10;

/** Creates the table of effects, and a record of every change of a job that ends it or comes after its end. */
export async function createCounts(database: Database): Promise<void> {
  for (const statement of [
    'create schema if not exists fault',
    'create table fault.effect (job uuid not null, number int not null)',
  ]) {
    await database.dataSource.query(statement);
  }
  await recordEndings(database);
}

/** Starts jobs for several tenants, each tenant with its own transaction. */
export async function startJobs(database: Database, tenants: number, jobsOfTenant: number): Promise<void> {
  const foundation = FoundationModule.on(database);
  const context = await NestFactory.createApplicationContext(JobsModule.with(foundation), { logger: false });
  const jobs = context.get(Jobs);
  const unitOfWork = new TypeOrmUnitOfWork(database);
  for (let number = 0; number < tenants; number += 1) {
    const tenant = { organizationId: newId(), livemode: true };
    await unitOfWork.run(async (transaction) => {
      for (let job = 0; job < jobsOfTenant; job += 1) {
        const order = { kind: COUNTING, payload: { fails: job % FAILING === 0 }, scopes: [], createdBy: null };
        await jobs.start(tenant, order, transaction);
      }
    });
  }
  await context.close();
}

export interface Counts {
  /** Effects that were written, duplicates included. */
  readonly effects: number;
  /** Effects that were written more than once. */
  readonly repeated: number;
  /** Jobs that have ended. */
  readonly ended: number;
  /** Jobs that ended more than once, or changed after their end. */
  readonly endedTwice: number;
  /** Jobs that ended with another status or another error than they should. */
  readonly endedWrong: number;
  /** Most runs of one job. */
  readonly mostRuns: number;
}

const COUNT = `
  select (select count(*)::int from fault.effect) as effects,
         (select count(*)::int from (select 1 from fault.effect group by job, number having count(*) > 1) twice) as repeated,
         (select count(*)::int from jobs.job where completed is not null) as ended,
         (select count(*)::int from (select 1 from fault.ending group by job having count(*) > 1) twice) as "endedTwice",
         (select count(*)::int from jobs.job
           where completed is not null
             and status || coalesce(error_code, '') <> case when (payload ->> 'fails')::boolean then 'failed' || $1 else 'completed' end
         ) as "endedWrong",
         (select max(lease_epoch)::int from jobs.job) as "mostRuns"`;

export async function readCounts(database: Database, refusal: string): Promise<Counts> {
  const [counts] = await database.query<Counts & Record<string, number>>(COUNT, [refusal]);
  if (counts === undefined) throw new Error('There are no counts.');
  return counts;
}
