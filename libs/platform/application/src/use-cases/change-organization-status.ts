import { type Clock, resourceMissing, type UnitOfWork } from '@livery/kernel';
import { organizationUpdated } from '@livery/platform-contracts';
import { changedFields, withStatus, type Organization } from '@livery/platform-domain';
import type { ChangeLog } from '../change-log.ts';
import type { OrganizationRepository } from '../ports/organization.repository.ts';
import { organizationResource } from '../resources/organization.resource.ts';

/** Suspends or resumes an organization for the operator. The credentials of a suspended one are refused within a second. */
export class ChangeOrganizationStatus {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly changeLog: ChangeLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing` */
  async execute(organizationId: string, status: Organization['status']): Promise<Organization> {
    return this.unitOfWork.run(async (transaction) => {
      const before = await this.organizations.findForUpdate(organizationId, transaction);
      if (before === null) throw resourceMissing();
      const after = withStatus(before, status, this.clock.now());
      if (after === before) return before;
      const object = organizationResource(after, true);
      const data = { object, previous_attributes: changedFields(organizationResource(before, true), object) };
      const tenant = { organizationId, livemode: true };
      await this.organizations.update(after, transaction);
      await this.changeLog.record({ definition: organizationUpdated, tenant, actor: null, data }, transaction);
      return after;
    });
  }
}
