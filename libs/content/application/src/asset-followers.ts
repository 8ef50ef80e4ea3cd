import type { Tenant, Transaction } from '@livery/kernel';
import type { AssetChange } from './asset-change.ts';

/** Records of one kind that own assets, and so are deleted, restored and changed together with them. */
export abstract class AssetFollower {
  /** Does to the owners what was done to their assets. @throws DomainError `resource_conflict` if an owner cannot be restored */
  abstract follow(tenant: Tenant, changes: readonly AssetChange[], transaction: Transaction): Promise<void>;
}

/** All records that follow their assets. */
export class AssetFollowers {
  constructor(private readonly followers: readonly AssetFollower[]) {}

  async follow(tenant: Tenant, changes: readonly AssetChange[], transaction: Transaction): Promise<void> {
    for (const follower of this.followers) await follower.follow(tenant, changes, transaction);
  }
}
