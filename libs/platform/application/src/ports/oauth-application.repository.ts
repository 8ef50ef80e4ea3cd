import type { Page, PageRequest, Tenant, Transaction } from '@livery/kernel';
import type { OAuthApplication } from '@livery/platform-domain';
import type { SecretDigest } from './credential-secrets.ts';

export abstract class OAuthApplicationRepository {
  abstract find(tenant: Tenant, id: string): Promise<OAuthApplication | null>;
  /** Newest first. */
  abstract list(tenant: Tenant, page: PageRequest): Promise<Page<OAuthApplication>>;
  /** @param digest of the application's one secret */
  abstract insert(application: OAuthApplication, digest: SecretDigest, transaction: Transaction): Promise<void>;
}
