import type { Tenant } from './tenant.ts';

/** Says whether a tenant may use the service, where no credential says it. Platform provides it. */
export abstract class TenantStanding {
  /** False for an organization that is suspended or gone. */
  abstract isGood(tenant: Tenant): Promise<boolean>;
}
