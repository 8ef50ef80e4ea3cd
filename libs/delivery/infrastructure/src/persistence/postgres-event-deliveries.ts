import { EventDeliveries } from '@livery/delivery-application';
import type { WebhookDelivery } from '@livery/delivery-domain';
import type { CreatedRange, Page, PageRequest, Tenant } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { FIXED_COLUMNS, readDeliveries } from './read-deliveries.ts';
import { toWebhookDelivery, type WebhookDeliveryRow } from './webhook-delivery.mapper.ts';

/** The primary key begins with the tenant and the event, and an event has few deliveries: they are all read and sorted. */
const OF_EVENT = ['d.organization_id = $1', 'd.livemode = $2', 'd.event_id = $3'];

export class PostgresEventDeliveries extends EventDeliveries {
  constructor(private readonly database: Database) {
    super();
  }

  async list(
    { organizationId, livemode }: Tenant,
    eventId: string,
    { gte, gt, lte, lt }: CreatedRange,
    { limit, startingAfter, endingBefore }: PageRequest,
  ): Promise<Page<WebhookDelivery>> {
    const values: unknown[] = [organizationId, livemode, eventId];
    const compared = (comparison: string, value: unknown): string[] =>
      value === undefined ? [] : [`${comparison} $${values.push(value)}`];
    const conditions = [
      ...OF_EVENT,
      ...compared('d.created >=', gte),
      ...compared('d.created >', gt),
      ...compared('d.created <=', lte),
      ...compared('d.created <', lt),
      ...compared('d.id >', startingAfter),
      ...compared('d.id <', endingBefore),
    ];
    const isBackwards = endingBefore !== undefined;
    const order = `order by d.id ${isBackwards ? 'desc' : 'asc'}`;
    const page = `select ${FIXED_COLUMNS} from delivery.webhook_delivery d
        where ${conditions.join(' and ')} ${order} limit $${values.push(limit + 1)}`;
    const rows = await this.database.query<WebhookDeliveryRow>(`${readDeliveries(page)} ${order}`, values);
    const items = rows.slice(0, limit).map(toWebhookDelivery);
    return { items: isBackwards ? items.reverse() : items, hasMore: rows.length > limit };
  }
}
