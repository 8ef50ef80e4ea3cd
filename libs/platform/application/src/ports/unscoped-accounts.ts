import type { Transaction } from '@livery/kernel';
import type { Account, Role } from '@livery/platform-domain';
import type { SessionReach } from './session-reach.ts';

/** An organization in which a person is an active member. */
export interface AccountMembership {
  readonly organizationId: string;
  readonly organizationName: string;
  readonly organizationStatus: 'active' | 'suspended';
  readonly userId: string;
  readonly role: Role;
}

/** A user of an organization who is linked to an account. */
export type AccountUser = Pick<AccountMembership, 'organizationId' | 'userId'>;

/** The accounts of people. An account belongs to no organization, so that nothing here is limited to one. */
export abstract class UnscopedAccounts {
  abstract find(id: string, transaction?: Transaction): Promise<Account | null>;
  /**
   * Finds the accounts of an email, regardless of case: those with a password first; of these the one that the operator has vouched for, then
   * those of its users, the oldest first; at most 20.
   */
  abstract findByEmail(email: string): Promise<readonly Account[]>;
  /**
   * Finds the account whose password is meant: that of the user with this email in the organization; without one, the first that
   * `findByEmail` finds. Null, too, for an email that no account can have.
   */
  abstract findForPassword(email: string, organizationId: string | null): Promise<Account | null>;
  /** Finds the account that a user of an organization is linked to. */
  abstract findOfUser(organizationId: string, userId: string, transaction: Transaction): Promise<Account | null>;
  /** Lists the active memberships that a session opens, by the name of the organization; at most 200. */
  abstract memberships(opened: SessionReach, transaction?: Transaction): Promise<readonly AccountMembership[]>;
  /** Inserts an account for whose email nobody vouches, so that it is known by the emails of its users. */
  abstract insert(account: Account, transaction: Transaction): Promise<void>;
  /** Inserts an account for whose email the operator vouches, unless there is one, and locks it. @returns the account that is stored now */
  abstract insertOnce(account: Account, transaction: Transaction): Promise<Account>;
  /** Locks an account until the transaction ends. It is locked before its sessions and links. */
  abstract lock(id: string, transaction: Transaction): Promise<void>;
  /** Whether an account still has this password hash. No other transaction changes it until this one ends. */
  abstract hasPassword(id: string, passwordHash: string, transaction: Transaction): Promise<boolean>;
  /** Sets the password, or clears it with null. */
  abstract setPassword(id: string, passwordHash: string | null, at: Date, transaction: Transaction): Promise<void>;
  /** Whether a user of another organization is linked to the account, whatever has become of that user's membership. */
  abstract isLinkedElsewhere(accountId: string, organizationId: string, transaction: Transaction): Promise<boolean>;
  /** Lists the users of all organizations that are linked to an account, whatever their state. */
  abstract users(accountId: string, transaction: Transaction): Promise<readonly AccountUser[]>;
  /** Links all users of an account to another one, and deletes it. */
  abstract replaceBy(id: string, other: string, transaction: Transaction): Promise<void>;
  /** Links a user of an organization to the account of the same person. */
  abstract linkUser(organizationId: string, userId: string, accountId: string, transaction: Transaction): Promise<void>;
  /** Notes that a person uses an organization now. */
  abstract noteSeen(organizationId: string, userId: string, at: Date, transaction: Transaction): Promise<void>;
}
