import type { DeliverySource } from '@livery/delivery-application';
import { unscoped } from '@livery/persistence';
import { DISPATCH } from '../persistence/tenant-guard-exceptions.ts';
import { serveEndpoints } from './unscoped-endpoint-workers.ts';

/** The number of endpoints that one claim statement visits. The next statement continues after them. */
export const ENDPOINTS_PER_STATEMENT = 200;

/** The end of a claim that begins now. */
const LEASE_END = `now() + $11 * interval '1 millisecond'`;

/** Where deliveries of one kind wait, as SQL. Conditions call the row `t` and its endpoint `c`. */
interface WaitingDeliveries {
  readonly table: 'delivery.undelivered' | 'delivery.requested_attempt';
  /** The condition of the partial index through which the statement steps from endpoint to endpoint. */
  readonly lane: string;
  readonly isDue: string;
  /** The other columns of that index, and what they are for its first entry, its last one and the last one that is due. */
  readonly order: string;
  readonly first: string;
  readonly last: string;
  readonly lastDue: string;
  readonly attemptCount: string;
}

const LAST_ORDINAL = '9223372036854775807';
const SCHEDULED = {
  table: 'delivery.undelivered',
  isDue: 't.ordinal > c.abandoned_through',
  order: 't.next_retry_at, t.ordinal',
  first: `timestamptz '-infinity', 0`,
  last: `timestamptz 'infinity', ${LAST_ORDINAL}`,
  lastDue: `$4::timestamptz, ${LAST_ORDINAL}`,
  attemptCount: 'attempt_count',
} as const;
const FIRST: WaitingDeliveries = { ...SCHEDULED, lane: `t.status = 'pending' and t.attempt_count = 0` };
const RETRY: WaitingDeliveries = { ...SCHEDULED, lane: `t.status = 'pending' and t.attempt_count > 0` };
/** Deliveries that wait for the first attempt of a replay have a negative count. */
const REPLAY: WaitingDeliveries = { ...SCHEDULED, lane: `t.status = 'pending' and t.attempt_count < 0` };
/** Attempts that callers have asked for. A delivery whose scheduled attempt is in flight has to wait for its end. */
const REQUESTED: WaitingDeliveries = {
  table: 'delivery.requested_attempt',
  lane: 'true',
  isDue: `not exists (select from delivery.undelivered u where u.organization_id = t.organization_id
                                and u.livemode = t.livemode and u.id = t.id and u.claimed_until >= now())`,
  order: 't.requested, t.id',
  first: `timestamptz '-infinity', uuid '00000000-0000-0000-0000-000000000000'`,
  last: `timestamptz 'infinity', uuid 'ffffffff-ffff-ffff-ffff-ffffffffffff'`,
  lastDue: `$4::timestamptz, uuid 'ffffffff-ffff-ffff-ffff-ffffffffffff'`,
  attemptCount: '0 as attempt_count',
};

/**
 * Builds the statement that claims due deliveries.
 *
 * It steps from endpoint to endpoint through the partial index of the lane, like a skip scan: an endpoint's backlog is one
 * step, however long it is. A plain `order by next_retry_at limit n` would read through that backlog before it reached the
 * deliveries of other endpoints. It compares and sorts by all columns of that index: no other one has this order, so that the planner takes it
 * also in the first minutes of a backlog, of which its statistics know nothing. What an organization may claim is divided by the number of its endpoints that are visited.
 *
 * A claim need not survive a crash of the database, so `synchronous_commit` is off and the commit does not wait for the disk. After a
 * loss of connections, dispatchers renew their claims before they send anything more.
 * The locked rows are updated by their row address (`ctid`). With a join by their key, PostgreSQL read whole tables while they
 * were small.
 */
function claimStatement({ table, lane, attemptCount, ...waiting }: WaitingDeliveries, health: string): string {
  const entry = `t.organization_id, t.livemode, t.endpoint_id, ${waiting.order}`;
  const step = (after: string): string => `
       select t.organization_id, t.livemode, t.endpoint_id from ${table} t
        where ${lane} and (${entry}) > (${after}, ${waiting.last}) order by ${entry} limit 1`;
  const ofEndpoint = 'c.organization_id, c.livemode, c.endpoint_id';
  const isDue = `(${entry}) >= (${ofEndpoint}, ${waiting.first}) and (${entry}) <= (${ofEndpoint}, ${waiting.lastDue})
             and ${lane} and (t.claimed_until is null or t.claimed_until < now()) and ${waiting.isDue}`;
  const limited = `select c.organization_id, c.livemode, c.endpoint_id from candidate c
      where c.max_in_flight is not null and c.of_endpoint > 0 and c.of_organization > 0
        and exists (select from ${table} t where ${isDue})`;
  return unscoped(
    DISPATCH,
    `with recursive setting as materialized (
       select set_config('synchronous_commit', 'off', true)
     ), lane as (
       select s.organization_id, s.livemode, s.endpoint_id, 1 as step
         from (${step('$1::uuid, $2::boolean, $3::uuid')}) s
       union all
       select s.organization_id, s.livemode, s.endpoint_id, lane.step + 1
         from lane cross join lateral (${step('lane.organization_id, lane.livemode, lane.endpoint_id')}) s
        where lane.step < ${ENDPOINTS_PER_STATEMENT}
     ), candidate as materialized (
       select lane.organization_id, lane.livemode, lane.endpoint_id, e.max_in_flight,
              coalesce(a.through, 0) as abandoned_through,
              coalesce(($5::jsonb ->> lane.endpoint_id::text)::int, least($6, $7 * e.max_in_flight)) as of_endpoint,
              coalesce(($8::jsonb ->> lane.organization_id::text)::int, $9) as of_organization,
              count(*) over (partition by lane.organization_id) as endpoints
         from lane
         join delivery.webhook_endpoint e on e.organization_id = lane.organization_id
          and e.livemode = lane.livemode and e.id = lane.endpoint_id and e.status = 'enabled' and ${health}
         left join delivery.abandonment a on a.organization_id = e.organization_id
          and a.livemode = e.livemode and a.endpoint_id = e.id
        order by lane.organization_id, lane.livemode, lane.endpoint_id
     ), served as (
       ${serveEndpoints(limited, '$10::uuid', LEASE_END)}
     ), due as materialized (
       select d.row_address
         from candidate c
        cross join lateral (
          select t.ctid as row_address from ${table} t
           where ${isDue}
           order by ${entry}
           limit least(c.of_endpoint, (c.of_organization + c.endpoints - 1) / c.endpoints)
             for no key update of t skip locked
        ) d
        where c.max_in_flight is null
           or (c.organization_id, c.livemode, c.endpoint_id) in (select organization_id, livemode, endpoint_id from served)
        limit $12
     ), claimed as (
       update ${table} set claim_id = $13, claimed_until = ${LEASE_END}
        where ctid = any (array(select row_address from due))
       returning organization_id, livemode, event_id, endpoint_id, id, sequence, ${attemptCount}
     ), last as (
       select organization_id, livemode, endpoint_id, step from lane order by step desc limit 1
     )
     select (select coalesce(json_agg(claimed), '[]') from claimed) as due, last.* from setting cross join last`,
  );
}

/** The claim statement of each kind of due deliveries. */
export const CLAIMS: Readonly<Record<DeliverySource, string>> = {
  first_attempts: claimStatement(FIRST, 'e.failing_since is null and e.hanging_since is null'),
  first_attempts_of_troubled: claimStatement(FIRST, '(e.failing_since is not null or e.hanging_since is not null)'),
  retries: claimStatement(RETRY, 'true'),
  replays: claimStatement(REPLAY, 'true'),
  requested_attempts: claimStatement(REQUESTED, 'true'),
};

const GIVEN = `unnest($1::uuid[], $2::boolean[], $3::uuid[], $4::uuid[])
  as given(organization_id, livemode, id, claim_id)`;
const IS_HELD = `u.organization_id = given.organization_id and u.livemode = given.livemode and u.id = given.id
  and u.claim_id = given.claim_id and u.status = 'pending'`;
const RENEWED_END = `now() + $5 * interval '1 millisecond'`;

/**
 * Renews claims, except for those that have expired, for deliveries that are abandoned, and for endpoints that are disabled or
 * served by another worker. An expired claim may have made room for a claim of another delivery.
 *
 * The lateral joins make PostgreSQL look up each row by its key. With plain joins it read the backlogs of all endpoints.
 */
export const RENEW = unscoped(
  DISPATCH,
  `with held as materialized (
     select u.*, e.max_in_flight
       from ${GIVEN}
      cross join lateral (
        select ctid as row_address, organization_id, livemode, endpoint_id, ordinal from delivery.undelivered u
         where ${IS_HELD} and claimed_until >= now() limit 1 for no key update skip locked
      ) u
      cross join lateral (
        select max_in_flight from delivery.webhook_endpoint
         where organization_id = u.organization_id and livemode = u.livemode and id = u.endpoint_id
           and status = 'enabled' limit 1
      ) e
      where not exists (select from delivery.abandonment a where a.organization_id = u.organization_id
                           and a.livemode = u.livemode and a.endpoint_id = u.endpoint_id and u.ordinal <= a.through)
   ), served as (
     ${serveEndpoints(`select distinct organization_id, livemode, endpoint_id from held where max_in_flight is not null`, '$6::uuid', RENEWED_END)}
   )
   update delivery.undelivered set claimed_until = ${RENEWED_END}
    where ctid = any (array(
      select row_address from held
       where max_in_flight is null
          or (organization_id, livemode, endpoint_id) in (select organization_id, livemode, endpoint_id from served)))
   returning id`,
);

/** Lets other workers serve the endpoints that a worker has served. Rows that workers left behind in a crash are deleted, too. */
export const LEAVE_ENDPOINTS = unscoped(
  DISPATCH,
  `delete from delivery.endpoint_worker where worker_id = $1 or until < now() - interval '1 hour'`,
);

export const RELEASE = unscoped(
  DISPATCH,
  `update delivery.undelivered u set claim_id = null, claimed_until = null from ${GIVEN} where ${IS_HELD}`,
);
