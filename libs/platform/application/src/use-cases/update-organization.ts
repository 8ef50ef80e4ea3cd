import { type Actor, type Clock, resourceMissing, type Tenant, type UnitOfWork } from '@livery/kernel';
import { organizationUpdated } from '@livery/platform-contracts';
import {
  amendOrganization,
  changedFields,
  type Organization,
  type OrganizationAmendment,
} from '@livery/platform-domain';
import type { ChangeLog } from '../change-log.ts';
import type { OrganizationRepository } from '../ports/organization.repository.ts';
import { organizationResource } from '../resources/organization.resource.ts';

/** Changes the caller's own organization. */
export class UpdateOrganization {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly changeLog: ChangeLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `parameter_invalid` */
  async execute(tenant: Tenant, amendment: OrganizationAmendment, actor: Actor): Promise<Organization> {
    return this.unitOfWork.run(async (transaction) => {
      const before = await this.organizations.findForUpdate(tenant.organizationId, transaction);
      if (before === null) throw resourceMissing();
      const after = amendOrganization(before, amendment, this.clock.now());
      if (after === before) return before;
      const object = organizationResource(after, true);
      const data = { object, previous_attributes: changedFields(organizationResource(before, true), object) };
      await this.organizations.update(after, transaction);
      await this.changeLog.record({ definition: organizationUpdated, tenant, actor, data }, transaction);
      return after;
    });
  }
}
