import { unscoped } from '@livery/persistence';
import { REPLAY } from '../persistence/tenant-guard-exceptions.ts';

/** The number of rows that a replay reads, and sends again, in one step. The relay may have to wait for one, for the time of one page. */
export const PAGE = 500;
/** A replay of more rows has no total. Counting so many takes a fraction of a second. */
export const MAX_COUNTED = 1_000_000;

/** `endpoint` is $3, the bounds of a page are $4 (exclusive) and $5, and those of the events' ids are $6 and $7. */
const EVENTS = `
  select e.id, e.type, e.position, e.created from messaging.event e
   where e.organization_id = $1 and e.livemode = $2 and e.position > $4::bigint and e.position <= $5::bigint
     and e.id >= $6 and e.id <= $7`;
const ENDED = `
  select u.id, u.event_id, u.status, u.sequence from delivery.undelivered u
   where u.organization_id = $1 and u.livemode = $2 and u.endpoint_id = $3 and u.status <> 'pending'
     and u.event_id > $4::uuid and u.event_id <= $5::uuid`;

/**
 * Reads a page in one snapshot with whether pending deliveries of the endpoint are still being abandoned. The materialized page makes
 * PostgreSQL look up the rest of each row by its key, and `is true` keeps it from the index on the endpoint, which it preferred while
 * tables had no statistics (500 times as slow at 5,000 deliveries).
 */
function pageStatement(page: string, found: string): string {
  return unscoped(
    REPLAY,
    `with page as materialized (${page}), found as (${found})
     select (select coalesce(json_agg(found order by found.position, found.event_id), '[]') from found) as found,
            exists (select from delivery.abandonment a where a.organization_id = $1 and a.livemode = $2
                       and a.endpoint_id = $3) as is_abandoning`,
  );
}

/** Events in the order of their positions, with their deliveries. */
export const EVENT_PAGE = pageStatement(
  `${EVENTS} order by e.position limit ${PAGE}`,
  `select page.position, page.id as event_id, page.type, page.created, page.position::text as cursor,
          d.id, d.sequence, case when d.id is null then null else coalesce(d.status, 'delivered') end as status
     from page left join lateral (
       select d.id, d.sequence, (select u.status from delivery.undelivered u
                                  where u.organization_id = $1 and u.livemode = $2 and u.id = d.id) as status
         from delivery.webhook_delivery d
        where d.organization_id = $1 and d.livemode = $2 and d.event_id = page.id and (d.endpoint_id = $3) is true limit 1
     ) d on true`,
);

/** Deliveries that failed or were abandoned, in the order of the ids of their events. */
export const ENDED_PAGE = pageStatement(
  `${ENDED} and $6::uuid <= $7::uuid order by u.event_id limit ${PAGE}`,
  `select coalesce(e.position, 0) as position, page.event_id, coalesce(e.type, '') as type, e.created,
          page.event_id::text as cursor, page.id, page.sequence, page.status
     from page left join lateral (
       select e.position, e.type, e.created from messaging.event e
        where e.organization_id = $1 and e.livemode = $2 and e.id = page.event_id limit 1
     ) e on true`,
);

const countStatement = (rows: string): string =>
  unscoped(
    REPLAY,
    `with counted as (${rows} limit ${MAX_COUNTED + 1}) select count(*)::int as count from counted where $3::uuid is not null`,
  );

export const COUNT_EVENTS = countStatement(EVENTS);
export const COUNT_ENDED = countStatement(`${ENDED} and $6::uuid <= $7::uuid`);
