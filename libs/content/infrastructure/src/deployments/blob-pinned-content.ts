import type { Blobs } from '@livery/blobs';
import { PinnedContent } from '@livery/content-application';
import type { Tenant, Transaction } from '@livery/kernel';

/** The role in which a deployment refers to the bytes of its items. */
const ROLE = 'deployed';

/** Keeps the bytes of deployments by references of their own. */
export class BlobPinnedContent extends PinnedContent {
  constructor(private readonly blobs: Blobs) {
    super();
  }

  pin(tenant: Tenant, holder: string, hashes: readonly string[], transaction: Transaction): Promise<void> {
    return this.blobs.referToAll(tenant, hashes, { holder, role: ROLE }, transaction);
  }

  release(tenant: Tenant, deploymentIds: readonly string[], transaction: Transaction): Promise<void> {
    return this.blobs.releaseHolders(tenant, deploymentIds, transaction);
  }
}
