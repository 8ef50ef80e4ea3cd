import type { Transaction } from '@livery/kernel';
import type { Session } from '@livery/platform-domain';
import type { SecretDigest } from './credential-secrets.ts';
import type { SessionReach } from './session-reach.ts';
import type { AccountUser } from './unscoped-accounts.ts';

/** A session that has ended, with the organizations that it had entered. */
export interface EndedSession extends Pick<Session, 'id' | 'accountId'> {
  readonly entered: readonly string[];
}

/** The sessions of people who are signed in. They belong to accounts and not to organizations. */
export abstract class UnscopedSessions {
  /** Finds a session by the digests of its secret, whatever has become of it. */
  abstract find(digests: readonly SecretDigest[]): Promise<Session | null>;
  /** Lists the sessions that a session may see and that have neither ended nor been idle for too long, newest first; at most 100. */
  abstract open(seenBy: SessionReach, now: Date): Promise<readonly Session[]>;
  abstract insert(session: Session, digest: SecretDigest, transaction: Transaction): Promise<void>;
  /** Notes that a session has entered an organization. @returns whether it was the first time */
  abstract enter(id: string, organizationId: string, transaction: Transaction): Promise<boolean>;
  /** Notes the use of a session. */
  abstract touch(id: string, at: Date): Promise<void>;
  /** Replaces the secret of a session whose person has just proved again who they are. @returns false if it has been revoked meanwhile */
  abstract stepUp(id: string, digest: SecretDigest, at: Date, transaction: Transaction): Promise<boolean>;
  /** Locks a session until the transaction ends. @returns false if it has been revoked meanwhile */
  abstract lock(id: string, transaction: Transaction): Promise<boolean>;
  /**
   * Ends sessions that a session may see, and announces that to every process, so that their tokens end, too.
   * @param which one session, all but one, or all
   * @returns the sessions that have ended
   */
  abstract revoke(
    seenBy: SessionReach,
    which: { readonly only: string } | { readonly allBut: string } | 'all',
    at: Date,
    transaction: Transaction,
  ): Promise<readonly EndedSession[]>;
  /**
   * Ends the sessions of an organization that links of members have opened, and announces that.
   * @param which those of the user, or those whose link was made by the user
   * @returns the sessions that have ended, perhaps of several accounts
   */
  abstract revokeInvited(
    user: AccountUser,
    which: 'of' | 'by',
    at: Date,
    transaction: Transaction,
  ): Promise<readonly EndedSession[]>;
  /** Ends the oldest open sessions of an account, and announces that. @param kept how many stay @returns the sessions that have ended */
  abstract revokeOldest(
    accountId: string,
    kept: number,
    at: Date,
    transaction: Transaction,
  ): Promise<readonly EndedSession[]>;
  /** Counts the sessions of an account that were opened since a time, also those that have ended. */
  abstract countSince(accountId: string, since: Date, transaction: Transaction): Promise<number>;
}
