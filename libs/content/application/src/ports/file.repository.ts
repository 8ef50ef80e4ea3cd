import type { StoredFile } from '@livery/content-domain';
import type { Tenant, Transaction } from '@livery/kernel';

export abstract class FileRepository {
  abstract find(tenant: Tenant, id: string): Promise<StoredFile | null>;
  abstract findForUpdate(tenant: Tenant, id: string, transaction: Transaction): Promise<StoredFile | null>;
  /** Returns those of the hashes that are the content of no version of an asset. Deleted assets do not count. */
  abstract missing(tenant: Tenant, hashes: readonly string[]): Promise<readonly string[]>;
  /** The file of one of an asset's versions, by its content; null if no version has this content. */
  abstract findByContent(tenant: Tenant, assetId: string, contentHash: string): Promise<StoredFile | null>;
  /** The file of a version of an asset; null if there is no such version. */
  abstract findOfVersion(
    tenant: Tenant,
    assetId: string,
    number: number,
    transaction: Transaction,
  ): Promise<StoredFile | null>;
  abstract insert(file: StoredFile, transaction: Transaction): Promise<void>;
  /** Stores to which asset a file belongs, and that it does not expire. */
  abstract attach(file: StoredFile, transaction: Transaction): Promise<void>;
  /** Deletes the record of a file that belongs to no asset. Its bytes must be given up. */
  abstract delete(tenant: Tenant, id: string, transaction: Transaction): Promise<void>;
}
