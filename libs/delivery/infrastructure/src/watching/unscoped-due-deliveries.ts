import { type Database, unscoped } from '@livery/persistence';
import { BACKLOG } from '../persistence/unscoped-uses.ts';

const ENDPOINTS = 1_000;
/** Counting goes no further: an operator need not know whether it is ten thousand or a million. */
const MOST = 10_000;

export interface DueDeliveries {
  /** At most 10,000. */
  readonly count: number;
  /** How long the one that has been due the longest has been so, in seconds; 0 when there is none. */
  readonly oldestAge: number;
}

/** Steps from endpoint to endpoint through a lane's index, as claims do, so that no backlog is read through. */
function lane(condition: string): string {
  const step = (after: string): string => `
       select organization_id, livemode, endpoint_id from delivery.undelivered
        where ${condition} ${after}
        order by organization_id, livemode, endpoint_id limit 1`;
  const isBehind = `and (organization_id, livemode, endpoint_id) > (l.organization_id, l.livemode, l.endpoint_id)`;
  return `(
    with recursive lane as (
      select s.*, 1 as step from (${step('')}) s
      union all
      select s.*, l.step + 1 from lane l cross join lateral (${step(isBehind)}) s where l.step < ${ENDPOINTS}
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
        order by next_retry_at limit ${MOST}
     ) d
     limit ${MOST}
  )`;
}

const DUE = unscoped(
  BACKLOG,
  `select least(count(*), ${MOST})::int as count,
          coalesce(extract(epoch from now() - min(next_retry_at)), 0)::float8 as age
     from (${lane(`status = 'pending' and attempt_count = 0`)}
           union all
           ${lane(`status = 'pending' and attempt_count > 0`)}) due`,
);

/** What is due of all enabled endpoints and that nobody has claimed. */
export async function unscopedDueDeliveries(database: Pick<Database, 'query'>): Promise<DueDeliveries> {
  const [row] = await database.query<{ count: number; age: number }>(DUE);
  return { count: row?.count ?? 0, oldestAge: row?.age ?? 0 };
}
