import type { Transaction } from '@livery/kernel';
import type { SignInLink } from '@livery/platform-domain';
import type { SecretDigest } from './credential-secrets.ts';

export abstract class UnscopedSignInLinks {
  abstract insert(link: SignInLink, digest: SecretDigest, transaction: Transaction): Promise<void>;
  /** Marks all links of an account as used. */
  abstract useAll(accountId: string, at: Date, transaction: Transaction): Promise<void>;
  /** Marks a link as used. @returns null if there is none, it has expired, or it was used before, by however many at the same time */
  abstract use(digests: readonly SecretDigest[], at: Date, transaction: Transaction): Promise<SignInLink | null>;
}
