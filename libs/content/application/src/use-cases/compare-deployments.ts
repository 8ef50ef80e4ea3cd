import { compareManifests, type Deployment, type ManifestComparison } from '@livery/content-domain';
import { resourceMissing, type Tenant } from '@livery/kernel';
import type { DeploymentRepository } from '../ports/deployment.repository.ts';

export interface ComparedDeployments {
  /** The UUID of the deployment with which it was compared; null if there was none. */
  readonly againstId: string | null;
  readonly comparison: ManifestComparison;
}

/** Compares the items of a deployment with those of another one. */
export class CompareDeployments {
  constructor(private readonly deployments: DeploymentRepository) {}

  /**
   * @param againstId null for the active deployment of the same channel, or, if it is that itself, the one that it replaced
   * @throws DomainError `resource_missing` for either
   */
  async execute(tenant: Tenant, id: string, againstId: string | null): Promise<ComparedDeployments> {
    const deployment = await this.find(tenant, id);
    const against = againstId === null ? await this.natural(deployment) : await this.find(tenant, againstId);
    const [before, after] = await Promise.all([
      against === null ? [] : this.deployments.itemsOf(tenant, against.id),
      this.deployments.itemsOf(tenant, id),
    ]);
    return { againstId: against?.id ?? null, comparison: compareManifests(before, after) };
  }

  private async natural(deployment: Deployment): Promise<Deployment | null> {
    const { tenant, channel } = deployment;
    if (deployment.status !== 'active') return this.deployments.findActive(tenant, channel);
    const { supersedesId } = deployment;
    return supersedesId === null ? null : this.deployments.find(tenant, supersedesId);
  }

  private async find(tenant: Tenant, id: string): Promise<Deployment> {
    const deployment = await this.deployments.find(tenant, id);
    if (deployment === null) throw resourceMissing();
    return deployment;
  }
}
