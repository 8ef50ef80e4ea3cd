import type { ActiveDeployment, Deployment, DeploymentItem } from '@livery/content-domain';
import type { CreatedRange, Page, PageRequest, Tenant, Transaction } from '@livery/kernel';

/** Which deployments a list has. What is null does not limit it. */
export interface DeploymentFilter {
  readonly channel: string | null;
  readonly status: Deployment['status'] | null;
  readonly created: CreatedRange;
}

export abstract class DeploymentRepository {
  abstract find(tenant: Tenant, id: string): Promise<Deployment | null>;
  /** The active deployment of a channel; null if it has none. */
  abstract findActive(tenant: Tenant, channel: string): Promise<ActiveDeployment | null>;
  /** Newest first. */
  abstract list(tenant: Tenant, filter: DeploymentFilter, page: PageRequest): Promise<Page<Deployment>>;
  /** The items of a deployment in their order. They never change. */
  abstract itemsOf(tenant: Tenant, id: string): Promise<readonly DeploymentItem[]>;
  /** An item of the active deployment with an id that has a content; null if the deployment is not active any more. */
  abstract findActiveItem(tenant: Tenant, id: string, contentHash: string): Promise<DeploymentItem | null>;

  /** Returns a deployment, locked until the transaction ends. */
  abstract findForUpdate(tenant: Tenant, id: string, transaction: Transaction): Promise<Deployment | null>;
  /** The same as `itemsOf`, in a transaction. */
  abstract itemsIn(tenant: Tenant, id: string, transaction: Transaction): Promise<readonly DeploymentItem[]>;
  /** The active deployment of a channel, without a lock. */
  abstract activeOf(tenant: Tenant, channel: string, transaction: Transaction): Promise<ActiveDeployment | null>;
  /** The same, after the transaction has locked the channel, so that only one deployment at a time becomes active. */
  abstract activeForUpdate(tenant: Tenant, channel: string, transaction: Transaction): Promise<ActiveDeployment | null>;
  abstract insert(deployment: Deployment, items: readonly DeploymentItem[], transaction: Transaction): Promise<void>;
  /** Stores the state of a deployment. Its items stay. */
  abstract update(deployment: Deployment, transaction: Transaction): Promise<void>;
}
