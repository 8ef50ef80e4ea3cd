import { Jobs, JobsModule } from '@livery/jobs';
import { type JsonObject, publicId, type Tenant } from '@livery/kernel';
import { FoundationModule } from '@livery/messaging';
import { type Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { NestFactory } from '@nestjs/core';

const HOUR_MS = 3_600_000;

export interface Replay {
  readonly status: string;
  readonly done: number;
  readonly result: JsonObject;
}

/** Starts a replay of all deliveries of the last hour, as the API does. @returns the id of the job */
export async function startReplay(database: Database, tenant: Tenant, payload: JsonObject): Promise<string> {
  const foundation = FoundationModule.on(database);
  const context = await NestFactory.createApplicationContext(JobsModule.with(foundation), { logger: false });
  const since = new Date(Date.now() - HOUR_MS).toISOString();
  const period = { since, until: new Date().toISOString(), status: 'all', dry_run: false };
  const { id } = await new TypeOrmUnitOfWork(database).run((transaction) => {
    const order = { kind: 'delivery.replay', payload: { ...payload, ...period }, scopes: [], createdBy: null };
    return context.get(Jobs).start(tenant, order, transaction);
  });
  await context.close();
  return id;
}

export async function readReplay(database: Database, id: string): Promise<Replay> {
  const [row] = await database.dataSource.query<{ status: string; done: number; result: JsonObject | null }[]>(
    'select status, done, result from jobs.job where id = $1',
    [id],
  );
  if (row === undefined) throw new Error('The job is gone.');
  return { ...row, result: row.result ?? {} };
}

/** Reads how many attempts are recorded, by the public id of the event. */
export async function readAttempts(database: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await database.dataSource.query<{ event_id: string; attempts: number }[]>(
    `select d.event_id, count(*)::int as attempts from delivery.delivery_attempt a
       join delivery.webhook_delivery d on d.organization_id = a.organization_id and d.livemode = a.livemode and d.id = a.delivery_id
      group by 1`,
  );
  return new Map(rows.map(({ event_id, attempts }) => [publicId('evt', event_id), attempts]));
}
