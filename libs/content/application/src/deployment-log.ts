import type { deploymentCreated } from '@livery/content-contracts';
import type { ActiveDeployment, Deployment, DeploymentItem } from '@livery/content-domain';
import {
  type EventDefinition,
  type EventLog,
  newEvent,
  resourceMissing,
  type Tenant,
  type Transaction,
} from '@livery/kernel';
import type { DeploymentRepository } from './ports/deployment.repository.ts';
import type { PinnedContent } from './ports/pinned-content.ts';
import { deploymentResource } from './resources/deployment.resource.ts';

type DeploymentEvent = EventDefinition<(typeof deploymentCreated)['schema']>;

/** Loads deployments, and persists them with their events. */
export class DeploymentLog {
  constructor(
    private readonly deployments: DeploymentRepository,
    private readonly pinnedContent: PinnedContent,
    private readonly eventLog: EventLog,
  ) {}

  /** A deployment, locked. @throws DomainError `resource_missing` */
  async load(tenant: Tenant, id: string, transaction: Transaction): Promise<Deployment> {
    const deployment = await this.deployments.findForUpdate(tenant, id, transaction);
    if (deployment === null) throw resourceMissing();
    return deployment;
  }

  items({ tenant, id }: Deployment, transaction: Transaction): Promise<readonly DeploymentItem[]> {
    return this.deployments.itemsIn(tenant, id, transaction);
  }

  /** The active deployment of a channel, as the caller saw or could have seen it. */
  active(tenant: Tenant, channel: string, transaction: Transaction): Promise<ActiveDeployment | null> {
    return this.deployments.activeOf(tenant, channel, transaction);
  }

  /** Keeps a new deployment, and the bytes of its items. */
  async add(
    deployment: Deployment,
    items: readonly DeploymentItem[],
    event: DeploymentEvent,
    transaction: Transaction,
  ): Promise<void> {
    const hashes = new Set(items.map(({ contentHash }) => contentHash));
    await this.pinnedContent.pin(deployment.tenant, deployment.id, [...hashes], transaction);
    await this.deployments.insert(deployment, items, transaction);
    await this.report(deployment, event, transaction);
  }

  /** Stores a changed deployment. @param event null if nobody needs to know */
  async store(deployment: Deployment, event: DeploymentEvent | null, transaction: Transaction): Promise<void> {
    await this.deployments.update(deployment, transaction);
    if (event !== null) await this.report(deployment, event, transaction);
  }

  private report(deployment: Deployment, event: DeploymentEvent, transaction: Transaction): Promise<void> {
    const object = deploymentResource(deployment, null);
    return this.eventLog.append(newEvent(event, deployment.tenant, { object }), transaction);
  }
}
