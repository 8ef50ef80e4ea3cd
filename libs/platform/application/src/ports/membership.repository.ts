import type { CreatedRange, Page, PageRequest, Transaction } from '@livery/kernel';
import type { Membership } from '@livery/platform-domain';

/** The memberships of an organization. They are the same in both modes. */
export abstract class MembershipRepository {
  abstract find(organizationId: string, id: string): Promise<Membership | null>;
  /** Lists the memberships, newest first. */
  abstract list(organizationId: string, created: CreatedRange, page: PageRequest): Promise<Page<Membership>>;
  /** Locks the row until the transaction ends. */
  abstract findForUpdate(organizationId: string, id: string, transaction: Transaction): Promise<Membership | null>;
  abstract findOfUser(organizationId: string, userId: string, transaction: Transaction): Promise<Membership | null>;
  /** Counts the active owners. The caller has to lock the organization first. */
  abstract countOwners(organizationId: string, transaction: Transaction): Promise<number>;
  abstract insert(membership: Membership, transaction: Transaction): Promise<void>;
  /** Writes the fields of a membership that can change, and announces the change to every process. */
  abstract update(membership: Membership, transaction: Transaction): Promise<void>;
  /** Deletes a membership, and announces that to every process. */
  abstract delete(organizationId: string, id: string, transaction: Transaction): Promise<void>;
}
