import type { Tenant, Transaction } from '@livery/kernel';

/** Keeps the bytes of deployments, whatever becomes of their assets. */
export abstract class PinnedContent {
  /** Keeps the bytes with these hashes until the deployment gives them up. */
  abstract pin(
    tenant: Tenant,
    deploymentId: string,
    hashes: readonly string[],
    transaction: Transaction,
  ): Promise<void>;
  /** Gives up the bytes of deployments. */
  abstract release(tenant: Tenant, deploymentIds: readonly string[], transaction: Transaction): Promise<void>;
}
