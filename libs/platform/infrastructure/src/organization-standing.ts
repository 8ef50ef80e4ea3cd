import { type Tenant, TenantStanding } from '@livery/kernel';
import type { OrganizationRepository } from '@livery/platform-application';

export class OrganizationStanding extends TenantStanding {
  constructor(private readonly organizations: OrganizationRepository) {
    super();
  }

  async isGood({ organizationId }: Tenant): Promise<boolean> {
    return (await this.organizations.find(organizationId))?.status === 'active';
  }
}
