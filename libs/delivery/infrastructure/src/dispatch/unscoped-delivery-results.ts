import { unscoped } from '@livery/persistence';

/** A success is one, whoever holds the claim by now; a failure under a lost claim is the new holder's to judge. */
const COUNTS = `d.status = 'pending' and (d.claim_id = r.claim_id or r.status = 'delivered')`;

/**
 * A delivery changes by attempts that are new only, so that one that is told twice counts once. The limit is for the
 * planner: with it, few rows are expected, and each is looked up by its key; without, whole tables were read (measured).
 * `is true` keeps the index of an endpoint's deliveries out, which the planner takes for the key while it has no statistics.
 */
export const SETTLE = unscoped(
  'delivery',
  `with result as materialized (
     select * from json_to_recordset($1) as r(
       organization_id uuid, livemode boolean, event_id uuid, endpoint_id uuid, delivery_id uuid, claim_id uuid,
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
   ), fresh as materialized (
     select r.* from result r join recorded on recorded.id = r.id
   )
   update delivery.webhook_delivery d
      set attempt_count = d.attempt_count + 1,
          last_response_status = r.response_status,
          last_response_body = r.response_body,
          last_error = r.error_message,
          status = case when ${COUNTS} then r.status else d.status end,
          next_retry_at = case when ${COUNTS} then r.next_retry_at else d.next_retry_at end,
          completed = case when ${COUNTS} then r.completed else d.completed end,
          claimed_until = case when d.claim_id = r.claim_id then null else d.claimed_until end,
          claim_id = case when d.claim_id = r.claim_id then null else d.claim_id end
     from fresh r
    where d.organization_id = r.organization_id and d.livemode = r.livemode
      and d.event_id = r.event_id and (d.endpoint_id = r.endpoint_id) is true`,
);

export const RELEASE = unscoped(
  'delivery',
  `update delivery.webhook_delivery d set claim_id = null, claimed_until = null
     from unnest($1::uuid[], $2::boolean[], $3::uuid[], $4::uuid[], $5::uuid[])
            as given(organization_id, livemode, event_id, endpoint_id, claim_id)
    where d.organization_id = given.organization_id and d.livemode = given.livemode
      and d.event_id = given.event_id and (d.endpoint_id = given.endpoint_id) is true and d.claim_id = given.claim_id`,
);
