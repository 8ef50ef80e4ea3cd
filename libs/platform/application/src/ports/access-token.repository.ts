import type { Tenant, Transaction } from '@livery/kernel';
import type { AccessToken } from '@livery/platform-domain';
import type { SecretDigest } from './credential-secrets.ts';

export abstract class AccessTokenRepository {
  /** Inserts a token in its own transaction. Calls at the same time share one transaction, so that each caller waits less. */
  abstract insert(token: AccessToken, digest: SecretDigest): Promise<void>;
  /** Revokes a token and announces it to every process. A token that is revoked already keeps its time. */
  abstract revoke(tenant: Tenant, id: string, at: Date, transaction: Transaction): Promise<void>;
}
