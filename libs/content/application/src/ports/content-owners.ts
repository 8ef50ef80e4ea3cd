import type { ContentOwner } from '@livery/content-domain';
import type { Tenant, Transaction } from '@livery/kernel';

/** Knows which assets belong to an icon, a slide or a set of slides. */
export abstract class ContentOwners {
  /** The kinds of the owners, by the UUID of the asset, which is also that of the owner; nothing for an asset without an owner. */
  abstract of(
    tenant: Tenant,
    assetIds: readonly string[],
    transaction: Transaction,
  ): Promise<ReadonlyMap<string, ContentOwner>>;
}
