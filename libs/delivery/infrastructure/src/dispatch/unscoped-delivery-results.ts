import { unscoped } from '@livery/persistence';
import { ATTEMPT_COLUMNS } from './attempt-columns.ts';
import { DISPATCH } from '../persistence/tenant-guard-exceptions.ts';

const NAMES = ATTEMPT_COLUMNS.map(({ name }) => name).join(', ');
const ARRAYS = ATTEMPT_COLUMNS.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ');

/**
 * Builds the statement that writes attempts and the states of their deliveries. A success counts even if the claim is lost. A
 * failure changes the state only if the claim still holds, since otherwise another process attempts the delivery. An attempt
 * outside the schedule that fails has no state: it is recorded, and does not count in the schedule.
 */
function settleStatement(onConflict: '' | 'on conflict do nothing', also = ''): string {
  return unscoped(
    DISPATCH,
    `with result as materialized (
     select * from unnest(${ARRAYS}) as r(${NAMES})
   ), recorded as (
     insert into delivery.delivery_attempt
       (organization_id, livemode, id, delivery_id, started, duration_ms, timings, request_headers, response_status, response_headers,
        response_body, truncated, error_class, error_message)
     select organization_id, livemode, id, delivery_id, started, duration_ms, timings, request_headers, response_status, response_headers,
            response_body, truncated, error_class, error_message
       from result
     ${onConflict}
     returning id
   ), arrived as (
     delete from delivery.undelivered u
      using result r
      where r.status = 'delivered'
        and u.organization_id = r.organization_id and u.livemode = r.livemode and u.id = r.delivery_id
   )${also}
   update delivery.undelivered u
      set attempt_count = greatest(u.attempt_count, 0) + 1,
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
}

/** Fails if one of the attempts is recorded already. It is tried first because `on conflict` costs each attempt a further write. */
export const SETTLE = settleStatement('');

/** The same for attempts of which some may be recorded already: those change nothing. */
export const SETTLE_AGAIN = settleStatement('on conflict do nothing');

/** A request for an attempt ends in the statement that records the attempt, so that a later request asks for another one. */
const END_REQUESTS = `, ended as (
     delete from delivery.requested_attempt q using result r
      where q.organization_id = r.organization_id and q.livemode = r.livemode and q.id = r.delivery_id
        and q.claim_id = r.claim_id
   )`;

/** The same two statements for batches with attempts that callers have asked for. */
export const SETTLE_REQUESTED = settleStatement('', END_REQUESTS);
export const SETTLE_REQUESTED_AGAIN = settleStatement('on conflict do nothing', END_REQUESTS);
