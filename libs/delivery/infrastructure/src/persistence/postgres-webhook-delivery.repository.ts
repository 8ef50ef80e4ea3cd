import { type DeliveryFilter, type RecordedAttempt, WebhookDeliveryRepository } from '@livery/delivery-application';
import { deliveryCursorInvalid, type WebhookDelivery } from '@livery/delivery-domain';
import type { Page, PageRequest, Tenant, Transaction } from '@livery/kernel';
import { type Database, managerOf } from '@livery/persistence';
import {
  type DeliveryAttemptRow,
  toRecordedAttempt,
  toWebhookDelivery,
  type WebhookDeliveryRow,
} from './webhook-delivery.mapper.ts';

const COLUMNS = `organization_id, livemode, id, endpoint_id, event_id, sequence, status, attempt_count,
  last_response_status, last_response_body, last_error, next_retry_at, created, completed`;
const OF_ENDPOINT = 'organization_id = $1 and livemode = $2 and endpoint_id = $3';
/** Five by the schedule, the rest asked for by hand. */
const MOST_ATTEMPTS = 100;

const ATTEMPTS = `
  select id, started, duration_ms, timings, response_status, response_headers, response_body, truncated, error_class,
         error_message
    from delivery.delivery_attempt
   where organization_id = $1 and livemode = $2 and delivery_id = $3
   order by id desc limit ${MOST_ATTEMPTS}`;
/** Says of `attempt_count` nothing but what the two indexes of pending deliveries have as their conditions. */
const ABANDON = `
  update delivery.webhook_delivery set status = 'abandoned', next_retry_at = null, completed = $4
   where ${OF_ENDPOINT} and status = 'pending' and (attempt_count = 0 or attempt_count > 0)`;

export class PostgresWebhookDeliveryRepository extends WebhookDeliveryRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async find({ organizationId, livemode }: Tenant, id: string): Promise<WebhookDelivery | null> {
    const [row] = await this.database.query<WebhookDeliveryRow>(
      `select ${COLUMNS} from delivery.webhook_delivery where organization_id = $1 and livemode = $2 and id = $3`,
      [organizationId, livemode, id],
    );
    return row === undefined ? null : toWebhookDelivery(row);
  }

  async attempts({ organizationId, livemode }: Tenant, deliveryId: string): Promise<readonly RecordedAttempt[]> {
    const rows = await this.database.query<DeliveryAttemptRow>(ATTEMPTS, [organizationId, livemode, deliveryId]);
    return rows.reverse().map(toRecordedAttempt);
  }

  async list(
    tenant: Tenant,
    endpointId: string,
    filter: DeliveryFilter,
    page: PageRequest,
  ): Promise<Page<WebhookDelivery>> {
    const values: unknown[] = [tenant.organizationId, tenant.livemode, endpointId];
    const bind = (value: unknown): string => `$${values.push(value)}`;
    const conditions = [...filterConditions(filter, bind), ...(await this.cursorConditions(values, page, bind))];
    const backwards = page.endingBefore !== undefined;
    const rows = await this.database.query<WebhookDeliveryRow>(
      `select ${COLUMNS} from delivery.webhook_delivery where ${[OF_ENDPOINT, ...conditions].join(' and ')}
        order by ordinal ${backwards ? 'desc' : 'asc'} limit ${bind(page.limit + 1)}`,
      values,
    );
    const items = rows.slice(0, page.limit).map(toWebhookDelivery);
    return { items: backwards ? items.reverse() : items, hasMore: rows.length > page.limit };
  }

  async abandonPending(tenant: Tenant, endpointId: string, at: Date, transaction: Transaction): Promise<void> {
    const { organizationId, livemode } = tenant;
    await managerOf(transaction).query(ABANDON, [organizationId, livemode, endpointId, at]);
  }

  /** Ids of deliveries do not sort as they are listed: a cursor stands for the place of its record. */
  private async cursorConditions(
    endpoint: readonly unknown[],
    { startingAfter, endingBefore }: PageRequest,
    bind: (value: unknown) => string,
  ): Promise<readonly string[]> {
    const cursor = startingAfter ?? endingBefore;
    if (cursor === undefined) return [];
    const [row] = await this.database.query<{ ordinal: string }>(
      `select ordinal from delivery.webhook_delivery where ${OF_ENDPOINT} and id = $4`,
      [...endpoint.slice(0, 3), cursor],
    );
    if (row === undefined) {
      throw deliveryCursorInvalid(startingAfter === undefined ? 'ending_before' : 'starting_after');
    }
    return [`ordinal ${startingAfter === undefined ? '<' : '>'} ${bind(row.ordinal)}`];
  }
}

function filterConditions(
  { status, eventId, afterSequence }: DeliveryFilter,
  bind: (value: unknown) => string,
): readonly string[] {
  return [
    ...(status === null ? [] : [`status = ${bind(status)}`]),
    ...(eventId === null ? [] : [`event_id = ${bind(eventId)}`]),
    ...(afterSequence === null ? [] : [`sequence > ${bind(afterSequence)}`]),
  ];
}
