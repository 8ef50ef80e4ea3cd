import { type Clock, newId, type UnitOfWork } from '@livery/kernel';
import { newOrganization, type Organization, type OrganizationType } from '@livery/platform-domain';
import type { OrganizationRepository } from '../ports/organization.repository.ts';

export interface CreateOrganizationInput {
  /** The UUID of the organization, for a caller that has to know it in advance. */
  readonly id?: string;
  readonly name: string;
  readonly type: OrganizationType;
}

/** Creates an organization for the operator. */
export class CreateOrganization {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ id = newId(), name, type }: CreateOrganizationInput): Promise<Organization> {
    const organization = newOrganization({ id, name, type, at: this.clock.now() });
    await this.unitOfWork.run((transaction) => this.organizations.insert(organization, transaction));
    return organization;
  }
}
