import { type EndpointKey, type HealthyEndpoint, UnscopedEndpointRecovery } from '@livery/delivery-application';
import { type Database, unscoped } from '@livery/persistence';
import { DISPATCH } from '../persistence/tenant-guard-exceptions.ts';

/**
 * Endpoints are locked in the order in which the relay locks them, so that no deadlock is possible. They are then updated by their
 * key: an endpoint that the relay has changed while this waited for its lock has a new row address, which the statement cannot see.
 */
const IN_ORDER = `order by e.organization_id, e.livemode, e.id for no key update of e`;

/** Writes only endpoints that have been failing or hanging. Most are healthy already, and for those nothing is written. */
const RECOVER = unscoped(
  DISPATCH,
  `with recovered as materialized (
     select e.organization_id, e.livemode, e.id, healthy.is_prompt
       from unnest($1::uuid[], $2::boolean[], $3::uuid[], $4::boolean[]) as healthy(organization_id, livemode, id, is_prompt)
       join delivery.webhook_endpoint e
         on e.organization_id = healthy.organization_id and e.livemode = healthy.livemode and e.id = healthy.id
      where e.status = 'enabled'
        and (e.failing_since is not null or (healthy.is_prompt and e.hanging_since is not null))
      ${IN_ORDER}
   )
   update delivery.webhook_endpoint e
      set failing_since = null, hanging_since = case when is_prompt then null else hanging_since end
     from recovered r
    where e.organization_id = r.organization_id and e.livemode = r.livemode and e.id = r.id`,
);

const MARK_HANGING = unscoped(
  DISPATCH,
  `with hanging as materialized (
     select e.organization_id, e.livemode, e.id
       from unnest($1::uuid[], $2::boolean[], $3::uuid[]) as given(organization_id, livemode, id)
       join delivery.webhook_endpoint e
         on e.organization_id = given.organization_id and e.livemode = given.livemode and e.id = given.id
      where e.hanging_since is null
      ${IN_ORDER}
   )
   update delivery.webhook_endpoint e set hanging_since = now()
     from hanging h
    where e.organization_id = h.organization_id and e.livemode = h.livemode and e.id = h.id`,
);

export class PostgresUnscopedEndpointRecovery extends UnscopedEndpointRecovery {
  constructor(private readonly database: Database) {
    super();
  }

  async recover(endpoints: readonly HealthyEndpoint[]): Promise<void> {
    await this.database.query(RECOVER, [...keyColumns(endpoints), endpoints.map(({ isPrompt }) => isPrompt)]);
  }

  async markHanging(endpoints: readonly EndpointKey[]): Promise<void> {
    await this.database.query(MARK_HANGING, keyColumns(endpoints));
  }
}

/** Returns the keys as one array per column. */
function keyColumns(endpoints: readonly EndpointKey[]): unknown[] {
  return [
    endpoints.map(({ tenant }) => tenant.organizationId),
    endpoints.map(({ tenant }) => tenant.livemode),
    endpoints.map(({ id }) => id),
  ];
}
