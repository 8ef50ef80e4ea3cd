import type { DeliveryFilter, DeliveryPageRequest } from '@livery/delivery-application';
import type { WebhookDelivery } from '@livery/delivery-domain';
import type { Page, Tenant } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { isDescending, ordinalsBetween } from './delivery-bounds.ts';
import { deliveryOfEvent, type PageConditions, pageOfDeliveries } from './delivery-page.ts';
import type { OrdinalRange } from './ordinal-range.ts';
import { readDeliveries, STATUS } from './read-deliveries.ts';
import { toWebhookDelivery, type WebhookDeliveryRow } from './webhook-delivery.mapper.ts';

interface ListedEndpoint {
  readonly tenant: Tenant;
  readonly endpointId: string;
}

/**
 * Reads a page of the deliveries to an endpoint. The list is in the order of ordinals. The cursor, `created` and
 * `after_sequence` become bounds on the ordinal, and one or two statements read the page between them.
 */
export async function listDeliveries(
  database: Database,
  endpoint: ListedEndpoint,
  filter: DeliveryFilter,
  page: DeliveryPageRequest,
): Promise<Page<WebhookDelivery>> {
  const { tenant, endpointId } = endpoint;
  const values: unknown[] = [tenant.organizationId, tenant.livemode, endpointId];
  const range = await ordinalsBetween(database, values, { ...filter, ...page });
  const isFalling = isDescending(page);
  const statements = statementsOf(filter, { range, isFalling, limit: page.limit + 1 }, values);
  const rows: WebhookDeliveryRow[] = [];
  for (const statement of statements) rows.push(...(await database.query<WebhookDeliveryRow>(statement, values)));
  const ordered = statements.length === 1 ? rows : inOrder(rows, isFalling);
  const items = ordered.slice(0, page.limit).map(toWebhookDelivery);
  return { items: page.endingBefore === undefined ? items : items.reverse(), hasMore: ordered.length > page.limit };
}

/** Merges the rows of several statements. A delivery whose status changed between two statements may be in both. */
function inOrder(rows: readonly WebhookDeliveryRow[], isFalling: boolean): readonly WebhookDeliveryRow[] {
  const distinct = [...new Map(rows.map((row) => [row.id, row])).values()];
  const sign = isFalling ? -1 : 1;
  return distinct.sort((a, b) => sign * (Number(a.ordinal) - Number(b.ordinal)));
}

interface Selection {
  readonly range: OrdinalRange;
  readonly isFalling: boolean;
  readonly limit: number;
}

/** Adds the parameters of the statements to `values`. */
function statementsOf(
  filter: DeliveryFilter,
  { range, isFalling, limit }: Selection,
  values: unknown[],
): readonly string[] {
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const direction = isFalling ? 'desc' : 'asc';
  const conditions: PageConditions = {
    status: filter.status,
    direction,
    first: bind(range.first),
    last: bind(range.last),
    limit: bind(limit),
    filters: filtersOf(filter, bind),
  };
  if (filter.eventId === null) {
    return pageOfDeliveries(conditions).map((rows) => `${readDeliveries(rows)}\n   order by d.ordinal ${direction}`);
  }
  const read = readDeliveries(deliveryOfEvent(bind(filter.eventId), conditions));
  return [filter.status === null ? read : `${read}\n   where ${STATUS} = ${bind(filter.status)}`];
}

/** What the range of ordinals does not say. Test deliveries have no sequence number, and lie among the others. */
function filtersOf({ afterSequence, created }: DeliveryFilter, bind: (value: unknown) => string): readonly string[] {
  const { gte, gt, lte, lt } = created;
  return [
    ...(afterSequence === null ? [] : ['d.sequence is not null']),
    ...(gte ? [`d.created >= ${bind(gte)}`] : []),
    ...(gt ? [`d.created > ${bind(gt)}`] : []),
    ...(lte ? [`d.created <= ${bind(lte)}`] : []),
    ...(lt ? [`d.created < ${bind(lt)}`] : []),
  ];
}
