import { connectDatabase, CONTRIBUTIONS } from '@livery/app-composition';
import { SealedSigningSecrets } from '@livery/delivery-infrastructure';
import { newId, type Tenant } from '@livery/kernel';
import { PostgresEventLog, type WakeUps } from '@livery/messaging';
import { type Database, TypeOrmUnitOfWork } from '@livery/persistence';
import { SecretKeys, SystemClock } from '@livery/runtime';
import { createMigratedDatabase } from '@livery/testing';

export const SECRET_KEYS = `1:${Buffer.alloc(32, 'test').toString('base64')}`;

/** Configuration that allows a process to send webhooks to loopback. */
export const LOCAL_WEBHOOKS = {
  WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8',
  WEBHOOK_ALLOW_HTTP: '1',
  WEBHOOK_EXTRA_PORTS: 'any',
} as const;

export interface WorkerFixture extends AsyncDisposable {
  readonly url: string;
  readonly database: Database;
  /** The organization of the endpoints and events, in live mode. */
  readonly tenant: Tenant;
  /** Inserts an endpoint that wants every event. @returns its signing secret */
  createEndpoint(url: string): Promise<string>;
  append(count: number, wakeUps?: WakeUps): Promise<void>;
  /** Counts the events, of all tenants, that have a span of the trace. */
  countEventsOfTrace(traceId: string): Promise<number>;
  /** Counts the deliveries by status. A status without deliveries is undefined. */
  countDeliveries(): Promise<Readonly<Record<string, number>>>;
}

/** A migrated database with one organization's endpoints and events. */
export async function openWorkerFixture(): Promise<WorkerFixture> {
  const server = await createMigratedDatabase(CONTRIBUTIONS);
  const options = { applicationName: 'livery-test', poolSize: 10, guardTenants: true };
  const database = await connectDatabase({ ...options, url: server.url });
  const tenant = { organizationId: newId(), livemode: true };
  return {
    url: server.url,
    database,
    tenant,
    createEndpoint: (url) => createEndpoint(database, tenant, url),
    append: (count, wakeUps) => append(database, tenant, count, wakeUps),
    countEventsOfTrace: async (traceId) =>
      (await server.execute(`select id from messaging.event where traceparent like '00-' || $1 || '-%'`, [traceId]))
        .length,
    countDeliveries: () => countDeliveries(database, tenant),
    [Symbol.asyncDispose]: async () => {
      await database.close();
      await server.drop();
    },
  };
}

async function createEndpoint(database: Database, tenant: Tenant, url: string): Promise<string> {
  const id = newId();
  const owner = [tenant.organizationId, tenant.livemode, id];
  const { secret, sealed } = new SealedSigningSecrets(SecretKeys.parse(SECRET_KEYS)).issue(tenant, id, new Date());
  await database.query(
    `insert into delivery.webhook_endpoint
       (organization_id, livemode, id, url, description, enabled_events, status, metadata, created, updated)
     values ($1, $2, $3, $4, '', '{*}', 'enabled', '{}', now(), now())`,
    [...owner, url],
  );
  await database.query(
    `insert into delivery.signing_secret
       (organization_id, livemode, endpoint_id, id, sealed, key_version, last_four, created)
     values ($1, $2, $3, $4, $5, $6, $7, now())`,
    [...owner, newId(), sealed.sealed, sealed.keyVersion, sealed.lastFour],
  );
  return secret;
}

async function append(database: Database, tenant: Tenant, count: number, wakeUps?: WakeUps): Promise<void> {
  const eventLog = new PostgresEventLog(new SystemClock(), wakeUps);
  await new TypeOrmUnitOfWork(database).run(async (transaction) => {
    for (let number = 0; number < count; number += 1) {
      await eventLog.append({ type: 'sample.happened', tenant, data: { object: { number } } }, transaction);
    }
  });
}

async function countDeliveries(database: Database, tenant: Tenant): Promise<Readonly<Record<string, number>>> {
  const rows = await database.query<{ status: string; count: number }>(
    `select coalesce(u.status, 'delivered') as status, count(*)::int as count
       from delivery.webhook_delivery d
       left join delivery.undelivered u
         on u.organization_id = d.organization_id and u.livemode = d.livemode and u.id = d.id
      where d.organization_id = $1 and d.livemode = $2 group by 1`,
    [tenant.organizationId, tenant.livemode],
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
