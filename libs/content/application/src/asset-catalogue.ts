import { folderMissing, isDeleted, type LibraryAsset } from '@livery/content-domain';
import { type Clock, type Page, resourceMissing, type Tenant } from '@livery/kernel';
import type { AssetQuery, AssetSearch } from './ports/asset-search.ts';
import type { LibraryAssetRepository } from './ports/library-asset.repository.ts';
import type { LibraryFolderRepository } from './ports/library-folder.repository.ts';
import type { ReviewPolicyRepository } from './ports/review-policy.repository.ts';

/** What a caller asks the catalogue for. */
export interface CatalogueQuery extends Omit<AssetQuery, 'folder' | 'policy' | 'now'> {
  readonly folderId: string | null;
  readonly isRecursive: boolean;
}

/** Reads the library. */
export class AssetCatalogue {
  constructor(
    private readonly assets: LibraryAssetRepository,
    private readonly folders: LibraryFolderRepository,
    private readonly policies: ReviewPolicyRepository,
    private readonly assetSearch: AssetSearch,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing` if there is no such asset, or it is deleted */
  async find(tenant: Tenant, id: string): Promise<LibraryAsset> {
    const [asset] = await this.assets.findMany(tenant, [id]);
    if (asset === undefined || isDeleted(asset)) throw resourceMissing();
    return asset;
  }

  /** @throws DomainError `resource_missing` for the folder, `parameter_invalid` for too many words */
  async search(tenant: Tenant, { folderId, isRecursive, ...query }: CatalogueQuery): Promise<Page<LibraryAsset>> {
    if (folderId !== null && (await this.folders.findMany(tenant, [folderId])).length === 0) throw folderMissing();
    const policy = await this.policies.current(tenant);
    const folder = folderId === null ? null : { id: folderId, isRecursive };
    const found = await this.assetSearch.find(tenant, { ...query, folder, policy, now: this.clock.now() });
    const items = await this.assets.findMany(tenant, found.items);
    // An asset that was deleted meanwhile is left out.
    return { items: items.filter((asset) => !isDeleted(asset)), hasMore: found.hasMore };
  }
}
