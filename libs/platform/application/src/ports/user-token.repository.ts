import type { Transaction } from '@livery/kernel';
import type { UserToken } from '@livery/platform-domain';
import type { SecretDigest } from './credential-secrets.ts';

export abstract class UserTokenRepository {
  /** @param steppedUpUntil until when the token may do what needs a step-up */
  abstract insert(
    token: UserToken,
    steppedUpUntil: Date,
    digest: SecretDigest,
    transaction: Transaction,
  ): Promise<void>;
}
