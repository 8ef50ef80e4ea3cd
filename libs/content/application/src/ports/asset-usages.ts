import type { UsagesOfAssets } from '@livery/content-domain';
import type { Tenant, Transaction } from '@livery/kernel';

/** More usages of one asset than can be deleted together with it. */
export const MOST_USAGES = 1_001;

/** Knows what uses assets: sets of slides that exist, and active deployments. */
export abstract class AssetUsages {
  /**
   * Whoever creates a usage locks the asset first (`LibraryAssetRepository.findManyForShare`), and whoever deletes an asset locks it before
   * this call, so that nothing is both deleted and used.
   * @returns at most `MOST_USAGES` of each asset, newest first; nothing for an asset without a usage
   */
  abstract of(tenant: Tenant, assetIds: readonly string[], transaction?: Transaction): Promise<UsagesOfAssets>;
}
