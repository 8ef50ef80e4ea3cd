import type { Transaction } from '@livery/kernel';
import type { Organization } from '@livery/platform-domain';

/** Organizations; each is found by its own id only, which is the caller's. */
export abstract class OrganizationRepository {
  abstract find(organizationId: string): Promise<Organization | null>;
  /** Whether there is none at all. */
  abstract isEmpty(): Promise<boolean>;
  abstract insert(organization: Organization, transaction: Transaction): Promise<void>;
}
