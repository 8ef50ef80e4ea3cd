import { unscoped } from '@livery/persistence';
import { NEW_ID } from '../persistence/new-id-sql.ts';
import { REPLAY } from '../persistence/tenant-guard-exceptions.ts';

/** What makes a delivery pending: `attempt_count` -1 stands for the five attempts of a replay of which none was made. */
const PENDING = `status = 'pending', attempt_count = -1, next_retry_at = $5, completed = null, claim_id = null, claimed_until = null`;

/**
 * Makes failed and abandoned deliveries pending again. Their rows are locked in the order of their ids, and updated by their address.
 * Here and below, `is true` keeps PostgreSQL from the index on the endpoint, which it preferred while tables had no statistics.
 */
export const SEND_ENDED_AGAIN = unscoped(
  REPLAY,
  `with ended as materialized (
     select u.ctid as row_address, u.status from delivery.undelivered u
      where u.organization_id = $1 and u.livemode = $2 and u.id = any ($4::uuid[])
        and (u.endpoint_id = $3) is true and (u.status <> 'pending') is true
      order by u.id for no key update
   ), again as (
     update delivery.undelivered set ${PENDING} where ctid = any (array(select row_address from ended))
   )
   select count(*) filter (where status = 'failed')::int as failed,
          count(*) filter (where status = 'abandoned')::int as abandoned from ended`,
);

/** Gives delivered deliveries, which are found by their events, a state again. */
export const SEND_DELIVERED_AGAIN = unscoped(
  REPLAY,
  `with again as (
     insert into delivery.undelivered
       (organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence, status, attempt_count, next_retry_at)
     select d.organization_id, d.livemode, d.event_id, d.endpoint_id, d.id, d.ordinal, d.sequence, 'pending', -1, $5
       from unnest($4::uuid[]) as chosen(event_id) cross join lateral (
         select * from delivery.webhook_delivery
          where organization_id = $1 and livemode = $2 and event_id = chosen.event_id and (endpoint_id = $3) is true limit 1
       ) d
     on conflict (organization_id, livemode, id) do nothing
     returning 1
   )
   select count(*)::int as delivered from again`,
);

/**
 * Creates deliveries as the fan-out does. The caller has locked the endpoint, so that its sequence has no gap. A created delivery of
 * an event that a span counts as missed reduces that span, and a span of which nothing is left is deleted.
 */
export const CREATE_MISSING = unscoped(
  REPLAY,
  `with incoming as materialized (
     select * from json_to_recordset($4) as i(id uuid, position bigint, week integer, patterns text[])
   ), missing as materialized (
     select i.id as event_id, i.position, i.week, i.patterns,
            e.last_sequence + row_number() over (order by i.position) as sequence
       from incoming i
       join delivery.webhook_endpoint e on e.organization_id = $1 and e.livemode = $2 and e.id = $3
      where (select true from delivery.webhook_delivery d where d.organization_id = $1 and d.livemode = $2
                and d.event_id = i.id and (d.endpoint_id = $3) is true) is null
   ), advanced as (
     update delivery.webhook_endpoint e set last_sequence = (select max(sequence) from missing)
      where e.organization_id = $1 and e.livemode = $2 and e.id = $3 and exists (select from missing)
   ), created as (
     insert into delivery.webhook_delivery (organization_id, livemode, event_id, endpoint_id, id, sequence, created)
     select $1, $2, event_id, $3, ${NEW_ID}, sequence, $5 from missing order by sequence
     returning event_id, id, ordinal, sequence
   ), pending as (
     insert into delivery.undelivered
       (organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence, status, attempt_count, next_retry_at)
     select $1, $2, event_id, $3, id, ordinal, sequence, 'pending', -1, $5 from created
   ), filled as materialized (
     select s.first_position, s.missed, count(*) as filled
       from delivery.missed_span s
       join missing m on m.position between s.first_position and s.last_position and m.week = s.week
        and m.patterns && s.enabled_events
      where s.organization_id = $1 and s.livemode = $2 and s.endpoint_id = $3
      group by s.first_position, s.missed
   ), reduced as (
     update delivery.missed_span s set missed = s.missed - f.filled from filled f
      where s.organization_id = $1 and s.livemode = $2 and s.endpoint_id = $3
        and s.first_position = f.first_position and f.filled < f.missed
   ), emptied as (
     delete from delivery.missed_span s using filled f
      where s.organization_id = $1 and s.livemode = $2 and s.endpoint_id = $3
        and s.first_position = f.first_position and f.filled >= f.missed
   )
   select count(*)::int as created from created`,
);
