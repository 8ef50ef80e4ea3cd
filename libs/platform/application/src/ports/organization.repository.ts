import type { Transaction } from '@livery/kernel';
import type { Organization } from '@livery/platform-domain';

/** Organizations. Requests read only the caller's own. */
export abstract class OrganizationRepository {
  abstract find(organizationId: string): Promise<Organization | null>;
  /** Locks the row until the transaction ends. Changes of its owners lock it, too. */
  abstract findForUpdate(organizationId: string, transaction: Transaction): Promise<Organization | null>;
  /** Whether the service has no organization. */
  abstract isEmpty(): Promise<boolean>;
  /** Lists the organizations of the service, newest first, for the operator. */
  abstract list(limit: number, startingAfter?: string): Promise<readonly Organization[]>;
  abstract insert(organization: Organization, transaction: Transaction): Promise<void>;
  /** Writes the fields that can change, and announces the change to every process. */
  abstract update(organization: Organization, transaction: Transaction): Promise<void>;
}
