import type { Transaction } from '@livery/kernel';
import type { Organization } from '@livery/platform-domain';

/** Organizations; each is found by its own id only, which is the caller's. */
export abstract class OrganizationRepository {
  abstract find(organizationId: string): Promise<Organization | null>;
  /** Locks the row until the transaction ends: also whoever changes its owners does so. */
  abstract findForUpdate(organizationId: string, transaction: Transaction): Promise<Organization | null>;
  /** Whether there is none at all. */
  abstract isEmpty(): Promise<boolean>;
  /** All of them, newest first, for whoever runs the service. */
  abstract list(limit: number, startingAfter?: string): Promise<readonly Organization[]>;
  abstract insert(organization: Organization, transaction: Transaction): Promise<void>;
  /** Keeps what can change of an organization, and announces it to every process. */
  abstract update(organization: Organization, transaction: Transaction): Promise<void>;
}
