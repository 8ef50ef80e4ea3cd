import {
  type DeliveryFilter,
  type DeliveryPageRequest,
  type RecordedAttempt,
  WebhookDeliveryRepository,
} from '@livery/delivery-application';
import type { WebhookDelivery } from '@livery/delivery-domain';
import type { Page, Tenant, Transaction } from '@livery/kernel';
import { type Database, managerOf } from '@livery/persistence';
import { listDeliveries } from './list-deliveries.ts';
import { FIXED_COLUMNS, readDeliveries } from './read-deliveries.ts';
import {
  type DeliveryAttemptRow,
  toRecordedAttempt,
  toWebhookDelivery,
  type WebhookDeliveryRow,
} from './webhook-delivery.mapper.ts';

/** The number of attempts that are read. The retry schedule makes five; callers can ask for further ones. */
const MAX_ATTEMPTS_READ = 100;

const FIND = readDeliveries(`
  select ${FIXED_COLUMNS} from delivery.webhook_delivery d
   where d.organization_id = $1 and d.livemode = $2 and d.id = $3 limit 1`);
const ATTEMPTS = `
  select t.id, t.started, t.duration_ms, t.timings, t.request_headers, t.response_status, t.response_headers, t.response_body,
         t.truncated, t.error_class, t.error_message, d.event_id, d.sequence
    from delivery.delivery_attempt t
    join delivery.webhook_delivery d
      on d.organization_id = t.organization_id and d.livemode = t.livemode and d.id = t.delivery_id
   where t.organization_id = $1 and t.livemode = $2 and t.delivery_id = $3
   order by t.id desc limit ${MAX_ATTEMPTS_READ}`;
const ABANDON = `
  insert into delivery.abandonment (organization_id, livemode, endpoint_id, through, abandoned)
  values ($1, $2, $3, $4, $5)
  on conflict (organization_id, livemode, endpoint_id)
  do update set through = excluded.through, abandoned = excluded.abandoned`;
const WITHDRAW = `
  delete from delivery.requested_attempt where organization_id = $1 and livemode = $2 and endpoint_id = $3`;

export class PostgresWebhookDeliveryRepository extends WebhookDeliveryRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ organizationId, livemode }: Tenant, id: string): Promise<WebhookDelivery | null> {
    const [row] = await this.database.query<WebhookDeliveryRow>(FIND, [organizationId, livemode, id]);
    return row === undefined ? null : toWebhookDelivery(row);
  }

  async attempts({ organizationId, livemode }: Tenant, deliveryId: string): Promise<readonly RecordedAttempt[]> {
    const rows = await this.database.query<DeliveryAttemptRow>(ATTEMPTS, [organizationId, livemode, deliveryId]);
    return rows.reverse().map(toRecordedAttempt);
  }

  list(
    tenant: Tenant,
    endpointId: string,
    filter: DeliveryFilter,
    page: DeliveryPageRequest,
  ): Promise<Page<WebhookDelivery>> {
    return listDeliveries(this.database, { tenant, endpointId }, filter, page);
  }

  async abandonPending(tenant: Tenant, endpointId: string, at: Date, transaction: Transaction): Promise<void> {
    const manager = managerOf(transaction);
    // The caller holds the lock on the endpoint's row, so that no delivery is created for it meanwhile: every delivery that it
    // has is at or below the last ordinal.
    const [last] = await manager.query<{ last_value: string }[]>('select last_value from delivery.delivery_order');
    const { organizationId, livemode } = tenant;
    await manager.query(ABANDON, [organizationId, livemode, endpointId, last?.last_value, at]);
    await manager.query(WITHDRAW, [organizationId, livemode, endpointId]);
  }
}
