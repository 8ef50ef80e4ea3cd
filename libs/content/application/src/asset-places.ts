import type { LibraryAsset, LibraryFolder, ReviewPolicy } from '@livery/content-domain';
import type { Tenant, Transaction } from '@livery/kernel';
import type { PlacedAsset } from './placed-asset.ts';
import type { LibraryFolderRepository } from './ports/library-folder.repository.ts';
import type { MissingContent } from './ports/missing-content.ts';
import type { Previews } from './ports/previews.ts';
import type { ReviewPolicyRepository } from './ports/review-policy.repository.ts';

/** Reads in a transaction what the representations of changed assets need. */
export class AssetPlaces {
  constructor(
    private readonly folders: LibraryFolderRepository,
    private readonly policies: ReviewPolicyRepository,
    private readonly previews: Previews,
    private readonly content: MissingContent,
  ) {}

  policy(tenant: Tenant, transaction: Transaction): Promise<ReviewPolicy> {
    return this.policies.currentForShare(tenant, transaction);
  }

  /** The folders of assets, by UUID. */
  async foldersOf(
    tenant: Tenant,
    assets: readonly LibraryAsset[],
    transaction: Transaction,
  ): Promise<ReadonlyMap<string, LibraryFolder>> {
    const ids = new Set(assets.flatMap(({ folderId }) => (folderId === null ? [] : [folderId])));
    const found = await this.folders.findManyForShare(tenant, [...ids], transaction);
    return new Map(found.map((folder) => [folder.id, folder]));
  }

  /** The hashes of those contents of assets whose bytes are missing. */
  missingOf(tenant: Tenant, assets: readonly LibraryAsset[], transaction: Transaction): Promise<ReadonlySet<string>> {
    const hashes = new Set(assets.map(({ contentHash }) => contentHash));
    return this.content.among(tenant, [...hashes], transaction);
  }

  /** What the representation of one asset needs. */
  async place(asset: LibraryAsset, transaction: Transaction): Promise<PlacedAsset> {
    const { tenant, folderId, contentHash } = asset;
    const policy = await this.policy(tenant, transaction);
    const folders = await this.foldersOf(tenant, [asset], transaction);
    const previews = await this.previews.of(tenant, [contentHash], transaction);
    const folder = folderId === null ? null : (folders.get(folderId) ?? null);
    const missing = await this.missingOf(tenant, [asset], transaction);
    const preview = previews.get(contentHash) ?? null;
    return { asset, folder, policy, preview, isContentMissing: missing.has(contentHash) };
  }
}
