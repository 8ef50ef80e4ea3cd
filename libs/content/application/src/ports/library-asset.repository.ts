import type { AssetVersion, LibraryAsset } from '@livery/content-domain';
import type { CreatedRange, Page, PageRequest, Tenant, Transaction } from '@livery/kernel';

export interface VersionFilter {
  readonly assetId: string;
  readonly created: CreatedRange;
}

export abstract class LibraryAssetRepository {
  /** Returns assets, deleted ones too, in the order of their ids in `ids`. Those that do not exist are left out. */
  abstract findMany(tenant: Tenant, ids: readonly string[]): Promise<readonly LibraryAsset[]>;
  /** The same, locked until the transaction ends. */
  abstract findManyForUpdate(
    tenant: Tenant,
    ids: readonly string[],
    transaction: Transaction,
  ): Promise<readonly LibraryAsset[]>;
  /** The same, and none of them can be changed or deleted until the transaction ends. */
  abstract findManyForShare(
    tenant: Tenant,
    ids: readonly string[],
    transaction: Transaction,
  ): Promise<readonly LibraryAsset[]>;
  abstract insert(asset: LibraryAsset, transaction: Transaction): Promise<void>;
  /** Stores changed assets of one tenant with one statement. */
  abstract update(tenant: Tenant, assets: readonly LibraryAsset[], transaction: Transaction): Promise<void>;

  abstract insertVersion(version: AssetVersion, transaction: Transaction): Promise<void>;
  /** Newest first. */
  abstract listVersions(tenant: Tenant, filter: VersionFilter, page: PageRequest): Promise<Page<AssetVersion>>;
}
