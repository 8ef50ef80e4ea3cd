import { unscoped } from '@livery/persistence';
import { DISPATCH } from '../persistence/tenant-guard-exceptions.ts';

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
