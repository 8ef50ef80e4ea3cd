import type { CreatedRange, Page, PageRequest, Tenant, Transaction } from '@livery/kernel';
import type { ApiKey } from '@livery/platform-domain';
import type { SecretDigest } from './credential-secrets.ts';

export interface ApiKeyFilter {
  readonly created: CreatedRange;
  /** Whether the keys can be used at this time, or can not. Null for all keys. */
  readonly active: { readonly is: boolean; readonly at: Date } | null;
}

export abstract class ApiKeyRepository {
  abstract find(tenant: Tenant, id: string): Promise<ApiKey | null>;
  /** Lists the keys, newest first. */
  abstract list(tenant: Tenant, filter: ApiKeyFilter, page: PageRequest): Promise<Page<ApiKey>>;
  /** Locks the row until the transaction ends. */
  abstract findForUpdate(tenant: Tenant, id: string, transaction: Transaction): Promise<ApiKey | null>;
  abstract insert(key: ApiKey, digest: SecretDigest, transaction: Transaction): Promise<void>;
  /** Writes the fields of a key that can change, and announces the change to every process. */
  abstract update(key: ApiKey, transaction: Transaction): Promise<void>;
}
