import type { Tenant, Transaction } from '@livery/kernel';
import type { AccessToken } from '@livery/platform-domain';
import type { SecretDigest } from './credential-secrets.ts';

export abstract class AccessTokenRepository {
  /** A transaction of its own, which tokens of the same moment share: nothing else is written with a token, and its caller waits. */
  abstract insert(token: AccessToken, digest: SecretDigest): Promise<void>;
  /** Keeps the first time, and announces it to every process. */
  abstract revoke(tenant: Tenant, id: string, at: Date, transaction: Transaction): Promise<void>;
}
