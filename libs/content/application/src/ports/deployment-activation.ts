import type { Actor, Tenant, Transaction } from '@livery/kernel';

/** Has deployments activated in the background. */
export abstract class DeploymentActivation {
  /** @param at the earliest time; null for at once. @returns the UUID of the job */
  abstract request(
    tenant: Tenant,
    deploymentId: string,
    order: { readonly at: Date | null; readonly requestedBy: Actor },
    transaction: Transaction,
  ): Promise<string>;

  /** Whether a job has ended, or does not exist any more. */
  abstract hasEnded(tenant: Tenant, jobId: string): Promise<boolean>;
}
