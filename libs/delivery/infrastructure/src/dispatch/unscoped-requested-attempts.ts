import { unscoped } from '@livery/persistence';
import { DISPATCH } from '../persistence/tenant-guard-exceptions.ts';

/** The number of endpoints that one claim statement visits, as for other deliveries. */
const ENDPOINTS = 200;

const step = (after: string): string => `
       select organization_id, livemode, endpoint_id from delivery.requested_attempt
        where (organization_id, livemode, endpoint_id) > (${after})
        order by organization_id, livemode, endpoint_id limit 1`;

/**
 * Claims attempts that callers have asked for, with the parameters and the result of the other claims. It, too, steps from endpoint to
 * endpoint. A delivery whose scheduled attempt is in flight has to wait for its end.
 */
export const CLAIM_REQUESTED = unscoped(
  DISPATCH,
  `with recursive setting as materialized (
     select set_config('synchronous_commit', 'off', true)
   ), lane as (
     select s.organization_id, s.livemode, s.endpoint_id, 1 as step
       from (${step('$1::uuid, $2::boolean, $3::uuid')}) s
     union all
     select s.organization_id, s.livemode, s.endpoint_id, lane.step + 1
       from lane cross join lateral (${step('lane.organization_id, lane.livemode, lane.endpoint_id')}) s
      where lane.step < ${ENDPOINTS}
   ), due as materialized (
     select d.row_address
       from lane
       join delivery.webhook_endpoint e on e.organization_id = lane.organization_id
        and e.livemode = lane.livemode and e.id = lane.endpoint_id and e.status = 'enabled'
      cross join lateral (
        select r.ctid as row_address from delivery.requested_attempt r
         where r.organization_id = e.organization_id and r.livemode = e.livemode and r.endpoint_id = e.id
           and r.requested <= $4 and (r.claimed_until is null or r.claimed_until < now())
           and not exists (select from delivery.undelivered u where u.organization_id = r.organization_id
                              and u.livemode = r.livemode and u.id = r.id and u.claimed_until >= now())
         order by r.requested, r.id
         limit greatest(0, $5 - coalesce(($6::jsonb ->> e.id::text)::int, 0))
           for no key update of r skip locked
      ) d
      limit $7
   ), claimed as (
     update delivery.requested_attempt set claim_id = $8, claimed_until = now() + $9 * interval '1 millisecond'
      where ctid = any (array(select row_address from due))
     returning organization_id, livemode, event_id, endpoint_id, id, sequence, 0 as attempt_count
   ), last as (
     select organization_id, livemode, endpoint_id, step from lane order by step desc limit 1
   )
   select (select coalesce(json_agg(claimed), '[]') from claimed) as due, last.* from setting cross join last`,
);

const GIVEN = `unnest($1::uuid[], $2::boolean[], $3::uuid[], $4::uuid[])
  as given(organization_id, livemode, id, claim_id)`;
const IS_HELD = `r.organization_id = given.organization_id and r.livemode = given.livemode and r.id = given.id
  and r.claim_id = given.claim_id`;

/** Renews claims, except for requests that were withdrawn because their endpoint was disabled or deleted. */
export const RENEW_REQUESTED = unscoped(
  DISPATCH,
  `update delivery.requested_attempt r set claimed_until = now() + $5 * interval '1 millisecond'
     from ${GIVEN} where ${IS_HELD} returning r.id`,
);

export const RELEASE_REQUESTED = unscoped(
  DISPATCH,
  `update delivery.requested_attempt r set claim_id = null, claimed_until = null from ${GIVEN} where ${IS_HELD}`,
);
