import { unscoped } from '@livery/persistence';
import { SELF_AUDIT } from '../persistence/tenant-guard-exceptions.ts';

/** The number of events that one run checks. If more were relayed since the last run, only the newest are checked. */
export const MAX_EVENTS_PER_RUN = 20_000;
/** A change of an endpoint may be committed this much later than its `updated` says. */
const COMMIT_DELAY = `interval '1 minute'`;
/** Stuck deliveries are counted up to this number. */
const MAX_COUNTED = 10_000;

/** The last position of each shard of the relay. */
export const LAST_POSITIONS = 'select position from messaging.relay_shard order by shard';

/**
 * Reads relayed events of the tenants that have enabled endpoints, with the index of positions of each tenant: those after the position of its
 * shard in $1 and up to that in $2.
 */
export const RELAYED = unscoped(
  SELF_AUDIT,
  `select v.organization_id, v.livemode, v.id, v.type, v.created
     from (select organization_id, livemode, messaging.shard_of(organization_id, cardinality($2::bigint[])) + 1 as shard
             from delivery.webhook_endpoint where status = 'enabled' group by organization_id, livemode) t
    cross join lateral (
      select organization_id, livemode, id, type, created from messaging.event
       where organization_id = t.organization_id and livemode = t.livemode
         and position > ($1::bigint[])[t.shard] and position <= ($2::bigint[])[t.shard] and id >= $3
       order by position limit ${MAX_EVENTS_PER_RUN}
    ) v
    limit ${MAX_EVENTS_PER_RUN}`,
);

/**
 * Counts two kinds of errors for some relayed events. `missing`: an endpoint that wants the event, and has not changed since,
 * has no delivery. `lost`: a delivery has no row in `undelivered` although it was never attempted.
 */
export const AUDIT_EVENTS = unscoped(
  SELF_AUDIT,
  `with incoming as materialized (
     select * from json_to_recordset($1)
         as i(organization_id uuid, livemode boolean, id uuid, created timestamptz, patterns text[])
   )
   select (
     select count(*) from incoming i
       join delivery.webhook_endpoint e on e.organization_id = i.organization_id and e.livemode = i.livemode
        and e.status = 'enabled' and e.updated < i.created - ${COMMIT_DELAY} and i.patterns && e.enabled_events
      where not exists (
        select from delivery.webhook_delivery d where d.organization_id = i.organization_id
           and d.livemode = i.livemode and d.event_id = i.id and d.endpoint_id = e.id)
   )::int as missing, (
     select count(*) from incoming i
       join delivery.webhook_delivery d on d.organization_id = i.organization_id
        and d.livemode = i.livemode and d.event_id = i.id
      where not exists (
        select from delivery.undelivered u where u.organization_id = d.organization_id
           and u.livemode = d.livemode and u.id = d.id)
        and not exists (
        select from delivery.delivery_attempt a where a.organization_id = d.organization_id
           and a.livemode = d.livemode and a.delivery_id = d.id)
   )::int as lost`,
);

/** Counts pending deliveries that have neither a due time nor a claim. Their partial index has only pending ones without a due time. */
export const STUCK = unscoped(
  SELF_AUDIT,
  `select count(*)::int as stuck from (
     select from delivery.undelivered
      where status = 'pending' and next_retry_at is null and (claimed_until is null or claimed_until < now())
      limit ${MAX_COUNTED}
   ) u`,
);
