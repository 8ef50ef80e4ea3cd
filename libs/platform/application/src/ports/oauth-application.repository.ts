import type { CreatedRange, Page, PageRequest, Tenant, Transaction } from '@livery/kernel';
import type { OAuthApplication } from '@livery/platform-domain';
import type { SecretDigest } from './credential-secrets.ts';

export abstract class OAuthApplicationRepository {
  abstract find(tenant: Tenant, id: string): Promise<OAuthApplication | null>;
  /** Newest first. */
  abstract list(tenant: Tenant, created: CreatedRange, page: PageRequest): Promise<Page<OAuthApplication>>;
  /** Locks the row until the transaction ends. */
  abstract findForUpdate(tenant: Tenant, id: string, transaction: Transaction): Promise<OAuthApplication | null>;
  /** @param digest of the application's one secret */
  abstract insert(application: OAuthApplication, digest: SecretDigest, transaction: Transaction): Promise<void>;
  /** Keeps what can change of an application, its secrets aside, and announces it to every process. */
  abstract update(application: OAuthApplication, transaction: Transaction): Promise<void>;
  /**
   * Keeps the secrets that the application has now, and no other.
   * @param digest of the newest
   */
  abstract replaceSecrets(application: OAuthApplication, digest: SecretDigest, transaction: Transaction): Promise<void>;
}
