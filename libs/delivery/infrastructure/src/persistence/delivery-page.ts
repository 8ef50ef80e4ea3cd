import type { WebhookDelivery } from '@livery/delivery-domain';
import { FIXED_COLUMNS } from './read-deliveries.ts';

/** What a page of deliveries is selected by. Each text is SQL: the placeholder of a parameter, or a condition. */
export interface PageConditions {
  readonly status: WebhookDelivery['status'] | null;
  readonly direction: 'asc' | 'desc';
  /** The first and the last ordinal that the page may have. */
  readonly first: string;
  readonly last: string;
  /** Conditions on the delivery `d` that no index serves. They must be true for nearly all deliveries between the two ordinals. */
  readonly filters: readonly string[];
  readonly limit: string;
}

/** The number of sequence numbers to a row of `delivered_block`. The trigger that writes these rows has the same number. */
export const BLOCK = 32;

/** The endpoint of the list. Every statement has it as its first three parameters. */
export const ofEndpoint = (alias: string): string =>
  `${alias}.organization_id = $1 and ${alias}.livemode = $2 and ${alias}.endpoint_id = $3`;

/**
 * Builds the queries that select the deliveries of a page, in the order of the list, without their state. If there are two, the
 * page is the first rows of both together. They must run one after the other, since a delivery may pass from the first to the second.
 *
 * Each status has an index in the order of ordinals, so that a query reads hardly more rows than the page has:
 * - all: the index of the deliveries themselves;
 * - pending, failed: the index of `undelivered` by status;
 * - abandoned: the pending ones that the row in `abandonment` makes abandoned, and those whose row says so;
 * - delivered: those without a row in `undelivered`, from the blocks that may have one (`delivered_block`). A delivery without a
 *   sequence number has a mark of its own.
 */
export function pageOfDeliveries(page: PageConditions): readonly string[] {
  switch (page.status) {
    case null:
      return [pageOfAll(page)];
    case 'delivered':
      return [pageOfDelivered(page), pageOfDeliveredTests(page)];
    case 'failed':
      return [pageOfUndelivered(page, [`u.status = 'failed'`])];
    case 'pending':
      return [pageOfUndelivered(page, [`u.status = 'pending'`, `u.ordinal > ${THROUGH}`])];
    case 'abandoned':
      return [
        pageOfUndelivered(page, [`u.status = 'pending'`, `u.ordinal <= ${THROUGH}`]),
        pageOfUndelivered(page, [`u.status = 'abandoned'`]),
      ];
  }
}

/** Builds the query for the delivery of one event, of which an endpoint has one at most, without its state. */
export function deliveryOfEvent(event: string, page: PageConditions): string {
  return `
    select ${FIXED_COLUMNS} from delivery.webhook_delivery d
     where ${[ofEndpoint('d'), `d.event_id = ${event}`, between('d', page), ...page.filters].join(' and ')}
     limit ${page.limit}`;
}

/** Pending deliveries up to this ordinal are abandoned. */
const THROUGH = `coalesce((select b.through from delivery.abandonment b where ${ofEndpoint('b')}), 0)`;

function pageOfAll(page: PageConditions): string {
  return `
    select ${FIXED_COLUMNS} from delivery.webhook_delivery d
     where ${[ofEndpoint('d'), between('d', page), ...page.filters].join(' and ')}
     order by d.ordinal ${page.direction} limit ${page.limit}`;
}

/**
 * A row of `undelivered` may be left of a delivery whose partition was dropped. The list begins at the first delivery that
 * exists, and the others are not found.
 */
function pageOfUndelivered(page: PageConditions, status: readonly string[]): string {
  return `
    select ${FIXED_COLUMNS} from delivery.undelivered u
     cross join lateral (
       select * from delivery.webhook_delivery d
        where ${[ofEndpoint('d'), 'd.event_id = u.event_id', ...page.filters].join(' and ')} limit 1
     ) d
     where ${[ofEndpoint('u'), ...status, between('u', page)].join(' and ')}
       and u.ordinal >= (
         select f.ordinal from delivery.webhook_delivery f where ${ofEndpoint('f')} order by f.ordinal limit 1)
     order by u.ordinal ${page.direction} limit ${page.limit}`;
}

/** The order of sequence numbers is that of ordinals. */
function pageOfDelivered(page: PageConditions): string {
  const { direction, first, last } = page;
  const blockOf = (alias: string, bound: string, from: 'asc' | 'desc'): string => `(
         select ${alias}.sequence / ${BLOCK} from delivery.webhook_delivery ${alias}
          where ${ofEndpoint(alias)} and ${alias}.ordinal ${bound} and ${alias}.sequence is not null
          order by ${alias}.ordinal ${from} limit 1)`;
  return `${fromMarks(page, `d.sequence >= m.block * ${BLOCK} and d.sequence < (m.block + 1) * ${BLOCK}`)}
       and m.block >= ${blockOf('f', `>= ${first}`, 'asc')} and m.block <= ${blockOf('l', `<= ${last}`, 'desc')}
     order by m.block ${direction}, d.sequence ${direction} limit ${page.limit}`;
}

function pageOfDeliveredTests(page: PageConditions): string {
  return `${fromMarks(page, 'd.ordinal = -m.block')}
       and m.block < 0 and m.block <= -${page.first}::bigint and m.block >= -${page.last}::bigint
     order by m.block ${page.direction === 'asc' ? 'desc' : 'asc'} limit ${page.limit}`;
}

/** `offset 0` keeps the conditions apart, so that the deliveries of a mark are read by one index whatever the planner estimates. */
function fromMarks(page: PageConditions, ofMark: string): string {
  return `
    select ${FIXED_COLUMNS} from delivery.delivered_block m
     cross join lateral (
       select * from delivery.webhook_delivery d where ${ofEndpoint('d')} and ${ofMark} offset 0
     ) d
     where ${[ofEndpoint('m'), between('d', page), ...page.filters, IS_DELIVERED].join(' and ')}`;
}

const IS_DELIVERED = `(
  select true from delivery.undelivered u where u.organization_id = $1 and u.livemode = $2 and u.id = d.id) is null`;

const between = (alias: string, { first, last }: PageConditions): string =>
  `${alias}.ordinal >= ${first} and ${alias}.ordinal <= ${last}`;
