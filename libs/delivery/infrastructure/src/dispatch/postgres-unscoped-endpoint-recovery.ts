import { type EndpointKey, UnscopedEndpointRecovery } from '@livery/delivery-application';
import { type Database, unscoped } from '@livery/persistence';
import { DISPATCH } from '../persistence/tenant-guard-exceptions.ts';

/** Writes only endpoints that have been failing. Most are healthy already, and for those nothing is written. */
const RECOVER = unscoped(
  DISPATCH,
  `update delivery.webhook_endpoint e set failing_since = null
     from unnest($1::uuid[], $2::boolean[], $3::uuid[]) as healthy(organization_id, livemode, id)
    where e.organization_id = healthy.organization_id and e.livemode = healthy.livemode and e.id = healthy.id
      and e.status = 'enabled' and e.failing_since is not null`,
);

export class PostgresUnscopedEndpointRecovery extends UnscopedEndpointRecovery {
  constructor(private readonly database: Database) {
    super();
  }

  async recover(endpoints: readonly EndpointKey[]): Promise<void> {
    await this.database.query(RECOVER, [
      endpoints.map(({ tenant }) => tenant.organizationId),
      endpoints.map(({ tenant }) => tenant.livemode),
      endpoints.map(({ id }) => id),
    ]);
  }
}
