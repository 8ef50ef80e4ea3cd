import type { StoredFile } from '@livery/content-domain';
import type { Tenant, Transaction } from '@livery/kernel';

export abstract class FileRepository {
  abstract find(tenant: Tenant, id: string): Promise<StoredFile | null>;
  abstract findForUpdate(tenant: Tenant, id: string, transaction: Transaction): Promise<StoredFile | null>;
  abstract insert(file: StoredFile, transaction: Transaction): Promise<void>;
  /** Stores to which asset a file belongs, and that it does not expire. */
  abstract attach(file: StoredFile, transaction: Transaction): Promise<void>;
}
