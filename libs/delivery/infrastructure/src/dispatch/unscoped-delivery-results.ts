import { unscoped } from '@livery/persistence';

/**
 * Attempts are recorded once, however often they are told, and a delivery changes by new ones only. A success is one,
 * whoever holds the claim by now; a failure under a lost claim is the new holder's to judge.
 * The limit is for the planner: with it, few rows are expected, and each is looked up by its key.
 */
export const SETTLE = unscoped(
  'delivery',
  `with result as materialized (
     select * from json_to_recordset($1) as r(
       organization_id uuid, livemode boolean, delivery_id uuid, claim_id uuid,
       id uuid, started timestamptz, duration_ms integer, timings jsonb, response_status integer,
       response_headers jsonb, response_body text, truncated boolean, error_class text, error_message text,
       status text, next_retry_at timestamptz, completed timestamptz)
      limit $2
   ), recorded as (
     insert into delivery.delivery_attempt
       (organization_id, livemode, id, delivery_id, started, duration_ms, timings, response_status, response_headers,
        response_body, truncated, error_class, error_message)
     select organization_id, livemode, id, delivery_id, started, duration_ms, timings, response_status, response_headers,
            response_body, truncated, error_class, error_message
       from result
     on conflict do nothing
     returning id
   ), arrived as (
     delete from delivery.undelivered u
      using result r
      where r.status = 'delivered'
        and u.organization_id = r.organization_id and u.livemode = r.livemode and u.id = r.delivery_id
   )
   update delivery.undelivered u
      set attempt_count = u.attempt_count + 1,
          status = case when u.claim_id = r.claim_id and u.status = 'pending' then r.status else u.status end,
          next_retry_at = case when u.claim_id = r.claim_id and u.status = 'pending' then r.next_retry_at else u.next_retry_at end,
          completed = case when u.claim_id = r.claim_id and u.status = 'pending' then r.completed else u.completed end,
          claimed_until = case when u.claim_id = r.claim_id then null else u.claimed_until end,
          claim_id = case when u.claim_id = r.claim_id then null else u.claim_id end
     from result r
     join recorded on recorded.id = r.id
    where r.status <> 'delivered'
      and u.organization_id = r.organization_id and u.livemode = r.livemode and u.id = r.delivery_id`,
);
