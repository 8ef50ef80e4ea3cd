import { type Database, unscoped } from '@livery/persistence';
import { BACKLOG } from '../persistence/tenant-guard-exceptions.ts';

/** The number of endpoints that are visited per lane. */
const MAX_ENDPOINTS = 1_000;
/** Deliveries are counted up to this number, since an operator does not need to know larger ones exactly. */
const MAX_COUNTED = 10_000;

export interface DueDeliveries {
  /** The number of due deliveries, at most 10,000. */
  readonly count: number;
  /** The time since the oldest one has been due, in seconds; 0 if there is none. */
  readonly oldestAge: number;
  /** The number of deliveries that wait for the first attempt of a replay, at most 10,000. They are not among the others. */
  readonly replayed: number;
}

/** Steps from endpoint to endpoint through the partial index of a lane, as claims do, so that no long backlog is read. */
function lane(condition: string): string {
  const step = (after: string): string => `
       select organization_id, livemode, endpoint_id from delivery.undelivered
        where ${condition} ${after}
        order by organization_id, livemode, endpoint_id limit 1`;
  const isAfter = `and (organization_id, livemode, endpoint_id) > (l.organization_id, l.livemode, l.endpoint_id)`;
  return `(
    with recursive lane as (
      select s.*, 1 as step from (${step('')}) s
      union all
      select s.*, l.step + 1 from lane l cross join lateral (${step(isAfter)}) s where l.step < ${MAX_ENDPOINTS}
    )
    select d.next_retry_at
      from lane
      join delivery.webhook_endpoint e on e.organization_id = lane.organization_id
       and e.livemode = lane.livemode and e.id = lane.endpoint_id and e.status = 'enabled'
      left join delivery.abandonment a on a.organization_id = e.organization_id
       and a.livemode = e.livemode and a.endpoint_id = e.id
     cross join lateral (
       select next_retry_at from delivery.undelivered
        where organization_id = e.organization_id and livemode = e.livemode and endpoint_id = e.id
          and ${condition} and next_retry_at <= now() and (claimed_until is null or claimed_until < now())
          and ordinal > coalesce(a.through, 0)
        order by next_retry_at limit ${MAX_COUNTED}
     ) d
     limit ${MAX_COUNTED}
  )`;
}

const DUE = unscoped(
  BACKLOG,
  `select least(count(*), ${MAX_COUNTED})::int as count,
          coalesce(extract(epoch from now() - min(next_retry_at)), 0)::float8 as age,
          (select count(*) from (${lane(`status = 'pending' and attempt_count < 0`)}) replays)::int as replayed
     from (${lane(`status = 'pending' and attempt_count = 0`)}
           union all
           ${lane(`status = 'pending' and attempt_count > 0`)}) due`,
);

/** Counts the due deliveries of all enabled endpoints that no process has claimed. */
export async function unscopedDueDeliveries(database: Pick<Database, 'query'>): Promise<DueDeliveries> {
  const [row] = await database.query<{ count: number; age: number; replayed: number }>(DUE);
  return { count: row?.count ?? 0, oldestAge: row?.age ?? 0, replayed: row?.replayed ?? 0 };
}
