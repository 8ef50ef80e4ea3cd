import type { DeliverySource } from '@livery/delivery-application';
import { unscoped } from '@livery/persistence';

/** Endpoints looked at by one statement; the next one goes on behind them. */
export const ENDPOINTS_A_LOOK = 200;

const FIRST = `status = 'pending' and attempt_count = 0`;
const RETRY = `status = 'pending' and attempt_count > 0`;

/**
 * A claim need not survive a crash of the database, so its commit does not wait for the disk.
 * Steps from endpoint to endpoint through the lane's index, as a skip scan would: one endpoint's backlog, however long, is
 * a single step. A plain `order by next_retry_at limit n` would wade through it before it met anybody else's.
 */
function claimStatement(lane: string, health: string): string {
  const step = (after: string): string => `
       select organization_id, livemode, endpoint_id from delivery.webhook_delivery
        where ${lane} and (organization_id, livemode, endpoint_id) > (${after})
        order by organization_id, livemode, endpoint_id limit 1`;
  return unscoped(
    'delivery',
    `with recursive hasty as materialized (
       select set_config('synchronous_commit', 'off', true)
     ), lane as (
       select s.organization_id, s.livemode, s.endpoint_id, 1 as step
         from (${step('$1::uuid, $2::boolean, $3::uuid')}) s
       union all
       select s.organization_id, s.livemode, s.endpoint_id, lane.step + 1
         from lane cross join lateral (${step('lane.organization_id, lane.livemode, lane.endpoint_id')}) s
        where lane.step < ${ENDPOINTS_A_LOOK}
     ), due as materialized (
       select d.organization_id, d.livemode, d.event_id, d.endpoint_id, e.url, e.failing_since,
              coalesce(e.failing_told >= e.failing_since, false) as failing_told
         from lane
         join delivery.webhook_endpoint e on e.organization_id = lane.organization_id
          and e.livemode = lane.livemode and e.id = lane.endpoint_id and e.status = 'enabled' and ${health}
        cross join lateral (
          select organization_id, livemode, event_id, endpoint_id from delivery.webhook_delivery
           where organization_id = e.organization_id and livemode = e.livemode and endpoint_id = e.id
             and ${lane} and next_retry_at <= $4 and (claimed_until is null or claimed_until < now())
           order by next_retry_at, ordinal
           limit greatest(0, $5 - coalesce(($6::jsonb ->> e.id::text)::int, 0))
             for no key update skip locked
        ) d
        limit $7
     ), claimed as (
       update delivery.webhook_delivery d
          set claim_id = $8, claimed_until = now() + $9 * interval '1 millisecond'
         from due
        where d.organization_id = due.organization_id and d.livemode = due.livemode
          and d.event_id = due.event_id and (d.endpoint_id = due.endpoint_id) is true
       returning d.organization_id, d.livemode, d.event_id, d.endpoint_id, d.id, d.sequence, d.attempt_count,
                 due.url, due.failing_since, due.failing_told
     ), last as (
       select organization_id, livemode, endpoint_id, step from lane order by step desc limit 1
     )
     select claimed.*, last.organization_id as last_organization_id, last.livemode as last_livemode,
            last.endpoint_id as last_endpoint_id, last.step
       from hasty cross join last left join claimed on true`,
  );
}

/** How each kind of due delivery is claimed. */
export const CLAIMS: Readonly<Record<DeliverySource, string>> = {
  first_attempts: claimStatement(FIRST, 'e.failing_since is null'),
  first_attempts_of_failing: claimStatement(FIRST, 'e.failing_since is not null'),
  retries: claimStatement(RETRY, 'true'),
};

/** The events of claimed deliveries. */
export const EVENTS = unscoped(
  'delivery',
  `select e.organization_id, e.livemode, e.id, e.type, e.api_version, e.request_id, e.data, e.created
     from unnest($1::uuid[], $2::boolean[], $3::uuid[]) as wanted(organization_id, livemode, id)
     join messaging.event e on e.organization_id = wanted.organization_id
      and e.livemode = wanted.livemode and e.id = wanted.id`,
);

/** The secrets that sign at an instant, newest first. */
export const SECRETS = unscoped(
  'delivery',
  `select s.organization_id, s.livemode, s.endpoint_id, s.sealed, s.key_version
     from unnest($1::uuid[], $2::boolean[], $3::uuid[]) as wanted(organization_id, livemode, endpoint_id)
     join delivery.signing_secret s on s.organization_id = wanted.organization_id
      and s.livemode = wanted.livemode and s.endpoint_id = wanted.endpoint_id
    where s.retires_at is null or s.retires_at > $4
    order by s.created desc, s.id desc`,
);
