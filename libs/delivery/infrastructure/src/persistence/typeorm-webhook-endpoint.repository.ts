import { type SealedSecret, WebhookEndpointRepository } from '@livery/delivery-application';
import { MAX_SECRETS, type WebhookEndpoint } from '@livery/delivery-domain';
import { type CreatedRange, mapPage, type Page, type PageRequest, type Tenant, type Transaction } from '@livery/kernel';
import { createdConditions, type Database, managerOf, readPage } from '@livery/persistence';
import { SigningSecretRowSchema } from './signing-secret.row.ts';
import {
  type ReadWebhookEndpointRow,
  toSigningSecretRow,
  toWebhookEndpoint,
  toWebhookEndpointRow,
} from './webhook-endpoint.mapper.ts';
import { WebhookEndpointRowSchema } from './webhook-endpoint.row.ts';

const SECRETS = `
  (select coalesce(json_agg(json_build_object(
            'last_four', secret.last_four, 'created', secret.created, 'retires_at', secret.retires_at)
            order by secret.created desc, secret.id desc), '[]')
     from (select s.id, s.last_four, s.created, s.retires_at from delivery.signing_secret s
            where s.organization_id = webhook_endpoint.organization_id
              and s.livemode = webhook_endpoint.livemode
              and s.endpoint_id = webhook_endpoint.id
            order by s.created desc, s.id desc limit ${MAX_SECRETS}) secret) as secrets`;
/** The missed events of all phases in which the endpoint was disabled. */
const MISSED = `
  (select json_build_object('count', coalesce(sum(span.missed), 0), 'since', min(span.since))
     from delivery.missed_span span
    where span.organization_id = webhook_endpoint.organization_id
      and span.livemode = webhook_endpoint.livemode
      and span.endpoint_id = webhook_endpoint.id) as missed`;
const COLUMNS = `organization_id, livemode, id, url, description, enabled_events, api_version, status, disabled_reason,
  failing_since, max_in_flight, metadata, created_by_kind, created_by_id, created, updated, ${SECRETS}, ${MISSED}`;
const FIND = `
  select ${COLUMNS} from delivery.webhook_endpoint
   where webhook_endpoint.organization_id = $1 and webhook_endpoint.livemode = $2 and webhook_endpoint.id = $3`;
/** Later events of the endpoint, or of the types that it wants from now on, belong to another span. */
const CLOSE_SPANS = `
  update delivery.missed_span set is_open = false
   where organization_id = $1 and livemode = $2 and endpoint_id = $3 and is_open
     and ($4::text = 'enabled' or enabled_events <> $5::text[])`;

const LOCK = 'select from delivery.webhook_endpoint where organization_id = $1 and livemode = $2 and id = $3';
/** The present secret ends at $4. One that ends later than now ($5) has been replaced before, and ends now. */
const END_OLDER_SECRETS = `
  update delivery.signing_secret set retires_at = case when retires_at is null then $4::timestamptz else $5 end
   where organization_id = $1 and livemode = $2 and endpoint_id = $3 and (retires_at is null or retires_at > $5)`;
const DELETE_OLDEST_SECRETS = `
  delete from delivery.signing_secret d
   where d.organization_id = $1 and d.livemode = $2 and d.endpoint_id = $3 and d.id in (
     select s.id from delivery.signing_secret s
      where s.organization_id = $1 and s.livemode = $2 and s.endpoint_id = $3
      order by s.created desc, s.id desc offset ${MAX_SECRETS})`;

/** The first half of the key of the advisory lock on a tenant's number of endpoints. The second half is a hash of the tenant. */
const COUNT_LOCK = 7_305_812;

export class TypeOrmWebhookEndpointRepository extends WebhookEndpointRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ organizationId, livemode }: Tenant, id: string): Promise<WebhookEndpoint | null> {
    const [row] = await this.database.query<ReadWebhookEndpointRow>(FIND, [organizationId, livemode, id]);
    return row === undefined ? null : toWebhookEndpoint(row);
  }

  async list(tenant: Tenant, created: CreatedRange, page: PageRequest): Promise<Page<WebhookEndpoint>> {
    const rows = await readPage<ReadWebhookEndpointRow>(this.database, tenant, page, {
      columns: COLUMNS,
      table: 'delivery.webhook_endpoint',
      where: (bind) => createdConditions(created, bind),
    });
    return mapPage(rows, toWebhookEndpoint);
  }

  async countForUpdate({ organizationId, livemode }: Tenant, transaction: Transaction): Promise<number> {
    const manager = managerOf(transaction);
    await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [
      COUNT_LOCK,
      `${organizationId} ${livemode}`,
    ]);
    return manager.countBy(WebhookEndpointRowSchema, { organization_id: organizationId, livemode });
  }

  findForUpdate(tenant: Tenant, id: string, transaction: Transaction): Promise<WebhookEndpoint | null> {
    return findLocked(tenant, id, 'for update', transaction);
  }

  findForShare(tenant: Tenant, id: string, transaction: Transaction): Promise<WebhookEndpoint | null> {
    return findLocked(tenant, id, 'for key share', transaction);
  }

  async insert(endpoint: WebhookEndpoint, secret: SealedSecret, transaction: Transaction): Promise<void> {
    const manager = managerOf(transaction);
    await manager.insert(WebhookEndpointRowSchema, toWebhookEndpointRow(endpoint));
    await manager.insert(SigningSecretRowSchema, toSigningSecretRow(endpoint, secret));
  }

  async update(endpoint: WebhookEndpoint, transaction: Transaction): Promise<void> {
    const { organization_id, livemode, id, ...changes } = toWebhookEndpointRow(endpoint);
    const manager = managerOf(transaction);
    await manager.update(WebhookEndpointRowSchema, { organization_id, livemode, id }, changes);
    await manager.query(CLOSE_SPANS, [organization_id, livemode, id, changes.status, changes.enabled_events]);
  }

  async addSecret(endpoint: WebhookEndpoint, secret: SealedSecret, transaction: Transaction): Promise<void> {
    const { tenant, id, secrets, updated } = endpoint;
    const key = [tenant.organizationId, tenant.livemode, id];
    const manager = managerOf(transaction);
    await manager.query(END_OLDER_SECRETS, [...key, secrets[1]?.retiresAt, updated]);
    await manager.insert(SigningSecretRowSchema, toSigningSecretRow(endpoint, secret));
    await manager.query(DELETE_OLDEST_SECRETS, key);
  }

  async delete({ tenant, id }: WebhookEndpoint, transaction: Transaction): Promise<void> {
    const key = { organization_id: tenant.organizationId, livemode: tenant.livemode, id };
    await managerOf(transaction).delete(WebhookEndpointRowSchema, key);
  }
}

async function findLocked(
  { organizationId, livemode }: Tenant,
  id: string,
  lock: 'for update' | 'for key share',
  transaction: Transaction,
): Promise<WebhookEndpoint | null> {
  const manager = managerOf(transaction);
  const key = [organizationId, livemode, id];
  // A statement that waits for a lock reads other tables as they were before. The secrets are therefore read afterwards.
  await manager.query(`${LOCK} ${lock}`, key);
  const [row] = await manager.query<ReadWebhookEndpointRow[]>(FIND, key);
  return row === undefined ? null : toWebhookEndpoint(row);
}
