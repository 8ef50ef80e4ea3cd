import type { Transaction } from '@livery/kernel';
import type { InvitedMember, SignInLink } from '@livery/platform-domain';
import type { SecretDigest } from './credential-secrets.ts';
import type { AccountUser } from './unscoped-accounts.ts';

export abstract class UnscopedSignInLinks {
  abstract insert(link: SignInLink, digest: SecretDigest, transaction: Transaction): Promise<void>;
  /** Finds a link that can still be used. */
  abstract find(digests: readonly SecretDigest[], at: Date): Promise<SignInLink | null>;
  /** Marks all links of an account, and of the users that are linked to it, as used. */
  abstract useAll(accountId: string, at: Date, transaction: Transaction): Promise<void>;
  /** Marks all links of a membership as used. */
  abstract useAllOfMember(
    member: Pick<InvitedMember, 'organizationId' | 'membershipId'>,
    at: Date,
    transaction: Transaction,
  ): Promise<void>;
  /** Marks all links of members that a user has made in an organization as used. */
  abstract useAllMadeBy(maker: AccountUser, at: Date, transaction: Transaction): Promise<void>;
  /** Marks a link as used. @returns false if it has expired, or was used before, by however many at the same time */
  abstract use(id: string, at: Date, transaction: Transaction): Promise<boolean>;
}
