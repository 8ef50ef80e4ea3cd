import type { EventFilter } from '@livery/delivery-application';
import type { Page, PageRequest, Tenant } from '@livery/kernel';
import type { ReadEventRow } from '@livery/messaging';
import { createdConditions, type Database, unscoped } from '@livery/persistence';
import { endOf } from './event-conditions.ts';
import { EVENT_COLUMNS } from './event.mapper.ts';
import { idKeyset } from './id-keyset.ts';
import { EVENT_TYPES } from './tenant-guard-exceptions.ts';

/** Steps in the index from each type of the tenant to the next one. PostgreSQL does so by itself for no statement. */
const TYPES_BETWEEN = unscoped(
  EVENT_TYPES,
  `with recursive step(type) as (
     (select type from messaging.event
       where organization_id = $1 and livemode = $2 and type >= $3 and type < $4 order by type limit 1)
     union all
     select (select e.type from messaging.event e
              where e.organization_id = $1 and e.livemode = $2 and e.type > step.type and e.type < $4
              order by e.type limit 1)
       from step where step.type is not null
   )
   select type from step where type is not null`,
);

/**
 * Reads one page of the events whose type begins with a prefix, newest first: the newest of each type, and the newest of those. With
 * the prefix as a range, PostgreSQL would either sort all of these events, or search all others for them.
 */
export async function readEventsOfPrefix(
  database: Database,
  { organizationId, livemode }: Tenant,
  prefix: string,
  created: EventFilter['created'],
  page: PageRequest,
): Promise<Page<ReadEventRow>> {
  const bounds = [organizationId, livemode, prefix, endOf(prefix)];
  const types = await database.query<{ type: string }>(TYPES_BETWEEN, bounds);
  const values: unknown[] = [organizationId, livemode, types.map(({ type }) => type)];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const keyset = idKeyset(page, bind);
  const conditions = ['e.type = kind.type', ...createdConditions(created, bind), ...keyset.conditionsOn('e.id')];
  const found = await database.query<ReadEventRow>(
    `select ${EVENT_COLUMNS} from messaging.event
      where event.organization_id = $1 and event.livemode = $2 and event.id in (
        select newest.id from unnest($3::text[]) as kind(type)
         cross join lateral (
           select e.id from messaging.event e
            where e.organization_id = $1 and e.livemode = $2 and ${conditions.join(' and ')}
            order by e.id ${keyset.order} limit ${keyset.rows}
         ) newest
         order by newest.id ${keyset.order} limit ${keyset.rows})
      order by event.id ${keyset.order}`,
    values,
  );
  return keyset.pageOf(found);
}
