import type { EventFilter } from '@livery/delivery-application';
import { webhookEndpointTest } from '@livery/delivery-contracts';
import type { CreatedRange, Page, PageRequest, Tenant } from '@livery/kernel';
import type { ReadEventRow } from '@livery/messaging';
import { type Database, idAfter, idBefore } from '@livery/persistence';
import { eventConditions } from './event-conditions.ts';
import { EVENT_COLUMNS } from './event.mapper.ts';
import { idKeyset } from './id-keyset.ts';

/** A test says nothing about other events, whatever became of it. */
const isNoTest = (event: string): string => `${event}.type <> '${webhookEndpointTest.type}'`;

/** For a statement on `messaging.event` that finds few events by another filter. */
export const HAS_UNDELIVERED = `${isNoTest('event')} and exists (
  select from delivery.undelivered u where u.organization_id = $1 and u.livemode = $2 and u.event_id = event.id)`;

/**
 * Reads one page of the events that have an undelivered delivery, newest first. It walks along the index of undelivered deliveries and
 * looks each event up. The `limit 1` keeps the planner from walking along the events instead, nearly all of which are delivered.
 */
export async function readUndeliveredEvents(
  database: Database,
  { organizationId, livemode }: Tenant,
  filter: EventFilter,
  page: PageRequest,
): Promise<Page<ReadEventRow>> {
  const values: unknown[] = [organizationId, livemode];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const keyset = idKeyset(page, bind);
  const undelivered = ['u.organization_id = $1', 'u.livemode = $2', ...keyset.conditionsOn('u.event_id')];
  const event = [
    ...['e.organization_id = $1', 'e.livemode = $2', 'e.id = late.event_id', isNoTest('e')],
    ...eventConditions(filter, bind),
  ];
  const rows = await database.query<ReadEventRow>(
    `select found.* from (
       select distinct u.event_id from delivery.undelivered u
        where ${[...undelivered, ...withinRange(filter.created, bind)].join(' and ')}
        order by u.event_id ${keyset.order}
     ) late
     cross join lateral (
       select ${EVENT_COLUMNS} from messaging.event e where ${event.join(' and ')} limit 1
     ) found
     order by late.event_id ${keyset.order} limit ${keyset.rows}`,
    values,
  );
  return keyset.pageOf(rows);
}

/** The bounds of `created` as bounds on the id, so that the walk begins and ends at them. */
function withinRange({ gte, gt, lte, lt }: CreatedRange, bind: (value: unknown) => string): string[] {
  const [from, to] = [gt ?? gte, lt ?? lte];
  return [
    ...(from === undefined ? [] : [`u.event_id >= ${bind(idBefore(from))}`]),
    ...(to === undefined ? [] : [`u.event_id <= ${bind(idAfter(to))}`]),
  ];
}
