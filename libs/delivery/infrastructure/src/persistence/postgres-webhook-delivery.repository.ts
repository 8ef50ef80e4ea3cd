import { type DeliveryFilter, type RecordedAttempt, WebhookDeliveryRepository } from '@livery/delivery-application';
import { deliveryCursorInvalid, type WebhookDelivery } from '@livery/delivery-domain';
import type { CreatedRange, Page, PageRequest, Tenant, Transaction } from '@livery/kernel';
import { type Database, managerOf } from '@livery/persistence';
import { createdOrdinals } from './created-ordinals.ts';
import { readDeliveries, STATUS } from './read-deliveries.ts';
import {
  type DeliveryAttemptRow,
  toRecordedAttempt,
  toWebhookDelivery,
  type WebhookDeliveryRow,
} from './webhook-delivery.mapper.ts';

const OF_ENDPOINT = 'd.organization_id = $1 and d.livemode = $2 and d.endpoint_id = $3';
/** The number of attempts that are read. The retry schedule makes five; callers can ask for further ones. */
const MAX_ATTEMPTS_READ = 100;

const FIND = readDeliveries({ join: 'left', where: 'd.organization_id = $1 and d.livemode = $2 and d.id = $3' });
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

/**
 * The stored statuses that a delivery with a given status may have in `undelivered`. A delivered one has no row there. An
 * abandoned one may still be stored as pending.
 */
const STORED_STATUSES: Readonly<Record<WebhookDelivery['status'], readonly string[]>> = {
  pending: ['pending'],
  failed: ['failed'],
  abandoned: ['abandoned', 'pending'],
  delivered: [],
};

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

  async list(
    tenant: Tenant,
    endpointId: string,
    filter: DeliveryFilter,
    page: PageRequest,
  ): Promise<Page<WebhookDelivery>> {
    const values: unknown[] = [tenant.organizationId, tenant.livemode, endpointId];
    const bind = (value: unknown): string => `$${values.push(value)}`;
    const isStored = filter.status !== null && filter.status !== 'delivered';
    const ordinal = isStored ? 'u.ordinal' : 'd.ordinal';
    const conditions = [
      OF_ENDPOINT,
      ...filterConditions(filter, bind),
      ...(await this.createdConditions(ordinal, tenant, filter.created, bind)),
      ...(await this.cursorConditions(ordinal, values, page, bind)),
    ];
    const isBackwards = page.endingBefore !== undefined;
    const rows = await this.database.query<WebhookDeliveryRow>(
      `${readDeliveries({ join: isStored ? 'inner' : 'left', where: conditions.join(' and ') })}
        order by ${ordinal} ${isBackwards ? 'desc' : 'asc'} limit ${bind(page.limit + 1)}`,
      values,
    );
    const items = rows.slice(0, page.limit).map(toWebhookDelivery);
    return { items: isBackwards ? items.reverse() : items, hasMore: rows.length > page.limit };
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

  private async createdConditions(
    ordinal: string,
    tenant: Tenant,
    range: CreatedRange,
    bind: (value: unknown) => string,
  ): Promise<readonly string[]> {
    const { from, to } = await createdOrdinals(this.database, tenant, range);
    return [
      ...(from === null ? [] : [`${ordinal} >= ${bind(from)}`]),
      ...(to === null ? [] : [`${ordinal} <= ${bind(to)}`]),
      ...(range.gte ? [`d.created >= ${bind(range.gte)}`] : []),
      ...(range.gt ? [`d.created > ${bind(range.gt)}`] : []),
      ...(range.lte ? [`d.created <= ${bind(range.lte)}`] : []),
      ...(range.lt ? [`d.created < ${bind(range.lt)}`] : []),
    ];
  }

  /** The list is in the order of ordinals, not of ids. The cursor is an id, and its record's ordinal is the bound. */
  private async cursorConditions(
    ordinal: string,
    endpoint: readonly unknown[],
    { startingAfter, endingBefore }: PageRequest,
    bind: (value: unknown) => string,
  ): Promise<readonly string[]> {
    const cursor = startingAfter ?? endingBefore;
    if (cursor === undefined) return [];
    const [row] = await this.database.query<{ ordinal: string }>(
      `select d.ordinal from delivery.webhook_delivery d where ${OF_ENDPOINT} and d.id = $4`,
      [...endpoint.slice(0, 3), cursor],
    );
    if (row === undefined) {
      throw deliveryCursorInvalid(startingAfter === undefined ? 'ending_before' : 'starting_after');
    }
    return [`${ordinal} ${startingAfter === undefined ? '<' : '>'} ${bind(row.ordinal)}`];
  }
}

function filterConditions(
  { status, eventId, afterSequence }: DeliveryFilter,
  bind: (value: unknown) => string,
): readonly string[] {
  return [
    ...(status === null ? [] : statusConditions(status, bind)),
    ...(eventId === null ? [] : [`d.event_id = ${bind(eventId)}`]),
    ...(afterSequence === null ? [] : [`d.sequence > ${bind(afterSequence)}`]),
  ];
}

function statusConditions(status: WebhookDelivery['status'], bind: (value: unknown) => string): readonly string[] {
  if (status === 'delivered') return ['u.id is null'];
  const stored = [`u.organization_id = $1`, 'u.livemode = $2', 'u.endpoint_id = $3'];
  return [...stored, `u.status = any (${bind(STORED_STATUSES[status])})`, `${STATUS} = ${bind(status)}`];
}
