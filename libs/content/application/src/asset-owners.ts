import type { Tenant, Transaction } from '@livery/kernel';
import type { AssetChange } from './asset-recorder.ts';

/** Records of one kind that own assets, and so are deleted, restored and changed together with them. */
export abstract class AssetOwner {
  /** Those of the assets that belong to such a record. */
  abstract owned(tenant: Tenant, assetIds: readonly string[], transaction: Transaction): Promise<ReadonlySet<string>>;
  /** Does to the owners what was done to their assets. @throws DomainError `resource_conflict` if an owner cannot be restored */
  abstract follow(tenant: Tenant, changes: readonly AssetChange[], transaction: Transaction): Promise<void>;
}

/** All records that own assets. */
export class AssetOwners {
  constructor(private readonly owners: readonly AssetOwner[]) {}

  /** Whether the asset belongs to another record, which alone changes its content. */
  async isOwned(tenant: Tenant, assetId: string, transaction: Transaction): Promise<boolean> {
    for (const owner of this.owners) {
      if ((await owner.owned(tenant, [assetId], transaction)).has(assetId)) return true;
    }
    return false;
  }

  async follow(tenant: Tenant, changes: readonly AssetChange[], transaction: Transaction): Promise<void> {
    for (const owner of this.owners) await owner.follow(tenant, changes, transaction);
  }
}
