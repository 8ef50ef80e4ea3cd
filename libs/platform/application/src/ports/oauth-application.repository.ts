import type { CreatedRange, Page, PageRequest, Tenant, Transaction } from '@livery/kernel';
import type { OAuthApplication } from '@livery/platform-domain';
import type { SecretDigest } from './credential-secrets.ts';

export abstract class OAuthApplicationRepository {
  abstract find(tenant: Tenant, id: string): Promise<OAuthApplication | null>;
  /** Lists the applications, newest first. */
  abstract list(tenant: Tenant, created: CreatedRange, page: PageRequest): Promise<Page<OAuthApplication>>;
  /** Locks the row until the transaction ends. */
  abstract findForUpdate(tenant: Tenant, id: string, transaction: Transaction): Promise<OAuthApplication | null>;
  /** @param digest the digest of the application's only secret */
  abstract insert(application: OAuthApplication, digest: SecretDigest, transaction: Transaction): Promise<void>;
  /** Writes the fields that can change, except the secrets, and announces the change to every process. */
  abstract update(application: OAuthApplication, transaction: Transaction): Promise<void>;
  /**
   * Inserts the newest secret, updates the others, and deletes those that the application no longer has.
   * @param digest the digest of the newest secret
   */
  abstract replaceSecrets(application: OAuthApplication, digest: SecretDigest, transaction: Transaction): Promise<void>;
}
