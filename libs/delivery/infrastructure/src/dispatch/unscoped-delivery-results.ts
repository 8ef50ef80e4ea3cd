import { unscoped } from '@livery/persistence';
import { ATTEMPT_COLUMNS } from './attempt-columns.ts';
import { DISPATCH } from '../persistence/unscoped-uses.ts';

const NAMES = ATTEMPT_COLUMNS.map(({ name }) => name).join(', ');
const ARRAYS = ATTEMPT_COLUMNS.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ');

/** A success is one, whoever holds the claim by now; a failure under a lost claim is the new holder's to judge. */
function settleStatement(told: '' | 'on conflict do nothing'): string {
  return unscoped(
    DISPATCH,
    `with result as materialized (
     select * from unnest(${ARRAYS}) as r(${NAMES})
   ), recorded as (
     insert into delivery.delivery_attempt
       (organization_id, livemode, id, delivery_id, started, duration_ms, timings, response_status, response_headers,
        response_body, truncated, error_class, error_message)
     select organization_id, livemode, id, delivery_id, started, duration_ms, timings, response_status, response_headers,
            response_body, truncated, error_class, error_message
       from result
     ${told}
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
}

/** Fails as a whole when one of the attempts is recorded already: what allows for that costs the others a write. */
export const SETTLE = settleStatement('');

/** The same, of attempts that may have been told before: they are recorded once, and change a delivery once. */
export const SETTLE_AGAIN = settleStatement('on conflict do nothing');
