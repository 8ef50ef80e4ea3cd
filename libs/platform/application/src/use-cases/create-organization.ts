import { type Clock, newId, type UnitOfWork } from '@livery/kernel';
import { foundOrganization, type Organization, type OrganizationType } from '@livery/platform-domain';
import type { OrganizationRepository } from '../ports/organization.repository.ts';

export interface CreateOrganizationInput {
  /** UUID, for a caller who has to know it beforehand. */
  readonly id?: string;
  readonly name: string;
  readonly type: OrganizationType;
}

/** Founds an organization on the operator's behalf. */
export class CreateOrganization {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ id = newId(), name, type }: CreateOrganizationInput): Promise<Organization> {
    const organization = foundOrganization({ id, name, type, at: this.clock.now() });
    await this.unitOfWork.run((transaction) => this.organizations.insert(organization, transaction));
    return organization;
  }
}
