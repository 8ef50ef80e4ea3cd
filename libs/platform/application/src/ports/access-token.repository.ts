import type { Transaction } from '@livery/kernel';
import type { AccessToken } from '@livery/platform-domain';
import type { SecretDigest } from './credential-secrets.ts';

export abstract class AccessTokenRepository {
  abstract insert(token: AccessToken, digest: SecretDigest, transaction: Transaction): Promise<void>;
}
