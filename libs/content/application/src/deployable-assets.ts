import {
  type DeploymentItem,
  type DeploymentItemKind,
  deploymentItemMissing,
  isDeleted,
  isOfKind,
  pinnedItem,
} from '@livery/content-domain';
import type { Tenant, Transaction } from '@livery/kernel';
import type { ContentOwners } from './ports/content-owners.ts';
import type { LibraryAssetRepository } from './ports/library-asset.repository.ts';

/** A record that is to be deployed. */
export interface WantedItem {
  readonly kind: DeploymentItemKind;
  /** The UUID of the record and of its asset. */
  readonly assetId: string;
}

/** Finds records of every kind that can be deployed. */
export class DeployableAssets {
  constructor(
    private readonly assets: LibraryAssetRepository,
    private readonly owners: ContentOwners,
  ) {}

  /**
   * Pins the present content of records. They cannot be deleted before the transaction ends. Then the deployment prevents it.
   * @throws DomainError `resource_missing` for one that does not exist, is deleted, or is of another kind
   */
  async pin(
    tenant: Tenant,
    items: readonly WantedItem[],
    transaction: Transaction,
  ): Promise<readonly DeploymentItem[]> {
    const ids = items.map(({ assetId }) => assetId);
    const found = await this.assets.findManyForShare(tenant, ids, transaction);
    const assets = new Map(found.map((asset) => [asset.id, asset]));
    const owners = await this.owners.of(tenant, ids, transaction);
    return items.map(({ kind, assetId }, index) => {
      const asset = assets.get(assetId);
      if (asset === undefined || isDeleted(asset) || !isOfKind(kind, owners.get(assetId))) {
        throw deploymentItemMissing(`items[${index}].id`);
      }
      return pinnedItem(kind, asset);
    });
  }
}
