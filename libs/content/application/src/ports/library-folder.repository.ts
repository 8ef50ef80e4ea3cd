import type { LibraryFolder } from '@livery/content-domain';
import type { Page, Tenant, Transaction } from '@livery/kernel';

/** What a caller looks for among folders. What is null does not limit the result. */
export interface FolderQuery {
  /** A part of the name. */
  readonly text: string | null;
  readonly type: 'root' | 'folder' | 'set' | null;
  /** The folder in which they are. */
  readonly parentId: string | null;
  /** 1 to 200. */
  readonly limit: number;
  readonly offset: number;
}

export abstract class LibraryFolderRepository {
  abstract search(tenant: Tenant, query: FolderQuery): Promise<Page<LibraryFolder>>;
  /** Returns the folders that exist, in any order. */
  abstract findMany(tenant: Tenant, ids: readonly string[]): Promise<readonly LibraryFolder[]>;
  /** How many assets are in the folder itself. */
  abstract countAssets(tenant: Tenant, id: string): Promise<number>;

  /** Locks the tenant's folders until the transaction ends, so that two moves cannot form a circle. */
  abstract lockTree(tenant: Tenant, transaction: Transaction): Promise<void>;
  /** Returns the folders that exist, and prevents their deletion until the transaction ends. */
  abstract findManyForShare(
    tenant: Tenant,
    ids: readonly string[],
    transaction: Transaction,
  ): Promise<readonly LibraryFolder[]>;
  /** Returns a folder, locked until the transaction ends, so that nothing is put into it. */
  abstract findForUpdate(tenant: Tenant, id: string, transaction: Transaction): Promise<LibraryFolder | null>;
  /** Returns the folders below a folder, but not more than `most`, without the folder itself. They are locked, too. */
  abstract findBelow(
    tenant: Tenant,
    id: string,
    most: number,
    transaction: Transaction,
  ): Promise<readonly LibraryFolder[]>;
  /** Returns ids of assets in folders, but not more than `most`. */
  abstract findAssetsIn(
    tenant: Tenant,
    folderIds: readonly string[],
    most: number,
    transaction: Transaction,
  ): Promise<readonly string[]>;
  /** @throws DomainError `resource_conflict` if the name is taken */
  abstract insert(folder: LibraryFolder, transaction: Transaction): Promise<void>;
  /** Stores a changed folder. If it was moved, the folders below it get its new ancestors. @throws DomainError as `insert` */
  abstract update(before: LibraryFolder, after: LibraryFolder, transaction: Transaction): Promise<void>;
  /** Deletes folders. No asset may be in them, except deleted ones, which then are in no folder. */
  abstract delete(tenant: Tenant, ids: readonly string[], transaction: Transaction): Promise<void>;
}
