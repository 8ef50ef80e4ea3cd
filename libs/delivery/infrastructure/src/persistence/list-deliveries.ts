import type { DeliveryFilter, DeliveryPageRequest } from '@livery/delivery-application';
import { deliveryCursorInvalid, type WebhookDelivery } from '@livery/delivery-domain';
import type { Page, Tenant } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { createdOrdinals } from './created-ordinals.ts';
import { deliveryOfEvent, ofEndpoint, type PageConditions, pageOfDeliveries } from './delivery-page.ts';
import { EVERYTHING, NOTHING, type OrdinalRange, overlap } from './ordinal-range.ts';
import { readDeliveries, STATUS } from './read-deliveries.ts';
import { toWebhookDelivery, type WebhookDeliveryRow } from './webhook-delivery.mapper.ts';

interface ListedEndpoint {
  readonly tenant: Tenant;
  readonly endpointId: string;
}

const ORDINAL_OF = `select d.ordinal from delivery.webhook_delivery d where ${ofEndpoint('d')} and d.id = $4`;
const FIRST_AFTER_SEQUENCE = `
  select d.ordinal from delivery.webhook_delivery d
   where ${ofEndpoint('d')} and d.sequence > $4 order by d.sequence limit 1`;

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
  const isBackwards = page.endingBefore !== undefined;
  const isDescending = (page.order === 'newest') !== isBackwards;
  const range = overlap([
    await rangeOfCursor(database, endpoint, page, isDescending),
    await rangeOfSequence(database, endpoint, filter.afterSequence),
    await createdOrdinals(database, endpoint.tenant, endpoint.endpointId, filter.created),
  ]);
  const values = parametersOf(endpoint);
  const statements = statementsOf(filter, { range, isDescending, limit: page.limit + 1 }, values);
  const rows: WebhookDeliveryRow[] = [];
  for (const statement of statements) rows.push(...(await database.query<WebhookDeliveryRow>(statement, values)));
  const ordered = statements.length === 1 ? rows : inOrder(rows, isDescending);
  const items = ordered.slice(0, page.limit).map(toWebhookDelivery);
  return { items: isBackwards ? items.reverse() : items, hasMore: ordered.length > page.limit };
}

/** Merges the rows of several statements. A delivery whose status changed between two statements may be in both. */
function inOrder(rows: readonly WebhookDeliveryRow[], isDescending: boolean): readonly WebhookDeliveryRow[] {
  const distinct = [...new Map(rows.map((row) => [row.id, row])).values()];
  const sign = isDescending ? -1 : 1;
  return distinct.sort((a, b) => sign * (Number(a.ordinal) - Number(b.ordinal)));
}

interface Selection {
  readonly range: OrdinalRange;
  readonly isDescending: boolean;
  readonly limit: number;
}

/** Adds the parameters of the statements to `values`. */
function statementsOf(
  filter: DeliveryFilter,
  { range, isDescending, limit }: Selection,
  values: unknown[],
): readonly string[] {
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const direction = isDescending ? 'desc' : 'asc';
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

/** @throws DomainError `cursor_invalid` for a cursor that is not a delivery to the endpoint */
async function rangeOfCursor(
  database: Database,
  endpoint: ListedEndpoint,
  { startingAfter, endingBefore }: DeliveryPageRequest,
  isDescending: boolean,
): Promise<OrdinalRange> {
  const cursor = startingAfter ?? endingBefore;
  if (cursor === undefined) return EVERYTHING;
  const ordinal = await findOrdinal(database, ORDINAL_OF, endpoint, cursor);
  if (ordinal === null) throw deliveryCursorInvalid(startingAfter === undefined ? 'ending_before' : 'starting_after');
  return isDescending ? { ...EVERYTHING, last: ordinal - 1 } : { ...EVERYTHING, first: ordinal + 1 };
}

/** The sequence numbers of an endpoint increase with the ordinals. */
async function rangeOfSequence(
  database: Database,
  endpoint: ListedEndpoint,
  afterSequence: number | null,
): Promise<OrdinalRange> {
  if (afterSequence === null) return EVERYTHING;
  const first = await findOrdinal(database, FIRST_AFTER_SEQUENCE, endpoint, afterSequence);
  return first === null ? NOTHING : { ...EVERYTHING, first };
}

async function findOrdinal(
  database: Database,
  statement: string,
  endpoint: ListedEndpoint,
  value: string | number,
): Promise<number | null> {
  const [row] = await database.query<{ ordinal: string }>(statement, [...parametersOf(endpoint), value]);
  return row === undefined ? null : Number(row.ordinal);
}

function parametersOf({ tenant, endpointId }: ListedEndpoint): unknown[] {
  return [tenant.organizationId, tenant.livemode, endpointId];
}
