import type { DeliverySource } from '@livery/delivery-application';
import { unscoped } from '@livery/persistence';
import { CLAIM_REQUESTED } from './unscoped-requested-attempts.ts';
import { DISPATCH } from '../persistence/tenant-guard-exceptions.ts';

/** The number of endpoints that one claim statement visits. The next statement continues after them. */
export const ENDPOINTS_PER_STATEMENT = 200;

const FIRST = `status = 'pending' and attempt_count = 0`;
const RETRY = `status = 'pending' and attempt_count > 0`;
/** Deliveries that wait for the first attempt of a replay have a negative count. */
const REPLAY = `status = 'pending' and attempt_count < 0`;

/**
 * Builds the statement that claims due deliveries.
 *
 * It steps from endpoint to endpoint through the partial index of the lane, like a skip scan: an endpoint's backlog is one
 * step, however long it is. A plain `order by next_retry_at limit n` would read through that backlog before it reached the
 * deliveries of other endpoints.
 *
 * A claim need not survive a crash of the database, so `synchronous_commit` is off and the commit does not wait for the disk.
 * The locked rows are updated by their row address (`ctid`). With a join by their key, PostgreSQL read whole tables while they
 * were small.
 */
function claimStatement(lane: string, health: string): string {
  const step = (after: string): string => `
       select organization_id, livemode, endpoint_id from delivery.undelivered
        where ${lane} and (organization_id, livemode, endpoint_id) > (${after})
        order by organization_id, livemode, endpoint_id limit 1`;
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
     ), due as materialized (
       select d.row_address
         from lane
         join delivery.webhook_endpoint e on e.organization_id = lane.organization_id
          and e.livemode = lane.livemode and e.id = lane.endpoint_id and e.status = 'enabled' and ${health}
         left join delivery.abandonment a on a.organization_id = e.organization_id
          and a.livemode = e.livemode and a.endpoint_id = e.id
        cross join lateral (
          select ctid as row_address from delivery.undelivered
           where organization_id = e.organization_id and livemode = e.livemode and endpoint_id = e.id
             and ${lane} and next_retry_at <= $4 and (claimed_until is null or claimed_until < now())
             and ordinal > coalesce(a.through, 0)
           order by next_retry_at, ordinal
           limit greatest(0, $5 - coalesce(($6::jsonb ->> e.id::text)::int, 0))
             for no key update skip locked
        ) d
        limit $7
     ), claimed as (
       update delivery.undelivered set claim_id = $8, claimed_until = now() + $9 * interval '1 millisecond'
        where ctid = any (array(select row_address from due))
       returning organization_id, livemode, event_id, endpoint_id, id, sequence, attempt_count
     ), last as (
       select organization_id, livemode, endpoint_id, step from lane order by step desc limit 1
     )
     select (select coalesce(json_agg(claimed), '[]') from claimed) as due, last.* from setting cross join last`,
  );
}

/** The claim statement of each kind of due deliveries. */
export const CLAIMS: Readonly<Record<DeliverySource, string>> = {
  first_attempts: claimStatement(FIRST, 'e.failing_since is null'),
  first_attempts_of_failing: claimStatement(FIRST, 'e.failing_since is not null'),
  retries: claimStatement(RETRY, 'true'),
  replays: claimStatement(REPLAY, 'true'),
  requested_attempts: CLAIM_REQUESTED,
};

const GIVEN = `unnest($1::uuid[], $2::boolean[], $3::uuid[], $4::uuid[])
  as given(organization_id, livemode, id, claim_id)`;
const IS_HELD = `u.organization_id = given.organization_id and u.livemode = given.livemode and u.id = given.id
  and u.claim_id = given.claim_id and u.status = 'pending'`;

/** Renews claims, except for deliveries that are abandoned or whose endpoint is disabled. */
export const RENEW = unscoped(
  DISPATCH,
  `update delivery.undelivered u set claimed_until = now() + $5 * interval '1 millisecond'
     from ${GIVEN}
    where ${IS_HELD}
      and exists (select from delivery.webhook_endpoint e where e.organization_id = u.organization_id
                     and e.livemode = u.livemode and e.id = u.endpoint_id and e.status = 'enabled')
      and not exists (select from delivery.abandonment a where a.organization_id = u.organization_id
                         and a.livemode = u.livemode and a.endpoint_id = u.endpoint_id and u.ordinal <= a.through)
   returning u.id`,
);

export const RELEASE = unscoped(
  DISPATCH,
  `update delivery.undelivered u set claim_id = null, claimed_until = null from ${GIVEN} where ${IS_HELD}`,
);
