import type { CreatedRange, Page, PageRequest, Transaction } from '@livery/kernel';
import type { User } from '@livery/platform-domain';

/** The users of an organization. They are the same in both modes. */
export abstract class UserRepository {
  abstract find(organizationId: string, id: string): Promise<User | null>;
  /** Lists the users, newest first. */
  abstract list(organizationId: string, created: CreatedRange, page: PageRequest): Promise<Page<User>>;
  /** Locks the row until the transaction ends. */
  abstract findForUpdate(organizationId: string, id: string, transaction: Transaction): Promise<User | null>;
  /** Finds a user by email, regardless of case. */
  abstract findByEmail(organizationId: string, email: string, transaction: Transaction): Promise<User | null>;
  abstract insert(user: User, transaction: Transaction): Promise<void>;
  /** Writes the fields of a user that can change, and announces the change to every process. */
  abstract update(user: User, transaction: Transaction): Promise<void>;
}
