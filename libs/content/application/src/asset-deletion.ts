import { assetInUse, deleteLibraryAsset, type LibraryAsset, preventingUsages } from '@livery/content-domain';
import { type Clock, type DomainError, type IdPrefix, publicId, type Tenant, type Transaction } from '@livery/kernel';
import type { AssetChange } from './asset-change.ts';
import type { AssetUsages } from './ports/asset-usages.ts';

/** The deletion of one asset: the change, or why it is impossible. */
export type DeletionOutcome =
  | { readonly asset: LibraryAsset; readonly change: AssetChange; readonly error: null }
  | { readonly asset: LibraryAsset; readonly change: null; readonly error: DomainError };

/** How the caller names assets: by their own ids, or by those of their icons, slides or sets. */
export type NamedAs = Extract<IdPrefix, 'asset' | 'icon' | 'slide' | 'pset'>;

/** Decides which assets can be deleted. */
export class AssetDeletion {
  constructor(
    private readonly usages: AssetUsages,
    private readonly clock: Clock,
  ) {}

  /** Decides about each of the assets. The caller records the changes. @param assets locked, not deleted */
  async decide(
    tenant: Tenant,
    assets: readonly LibraryAsset[],
    transaction: Transaction,
    namedAs: NamedAs = 'asset',
  ): Promise<readonly DeletionOutcome[]> {
    if (assets.length === 0) return [];
    const ids = assets.map(({ id }) => id);
    const prevented = preventingUsages(ids, await this.usages.of(tenant, ids, transaction));
    const at = this.clock.now();
    return assets.map((asset) => {
      const users = prevented.get(asset.id);
      if (users !== undefined) return { asset, change: null, error: assetInUse(publicId(namedAs, asset.id), users) };
      return { asset, change: { kind: 'deleted', after: deleteLibraryAsset(asset, at) }, error: null };
    });
  }

  /** Decides about all of the assets together. @throws DomainError `resource_conflict` if one of them is in use */
  async changes(
    tenant: Tenant,
    assets: readonly LibraryAsset[],
    transaction: Transaction,
    namedAs: NamedAs = 'asset',
  ): Promise<readonly AssetChange[]> {
    const outcomes = await this.decide(tenant, assets, transaction, namedAs);
    return outcomes.map(({ change, error }) => {
      if (error !== null) throw error;
      return change;
    });
  }
}
