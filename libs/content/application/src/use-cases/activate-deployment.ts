import {
  deploymentActivated,
  deploymentFailed,
  deploymentRolledBack,
  deploymentSuperseded,
} from '@livery/content-contracts';
import {
  activate,
  ACTIVE_CHANGED,
  beginPublishing,
  beginValidation,
  type Deployment,
  type DeploymentFailure,
  failDeployment,
  isExpected,
  isUnfinished,
  itemsNotReleasable,
  type ReleaseProblem,
  type UnfinishedDeployment,
} from '@livery/content-domain';
import type { Clock, Tenant, Transaction } from '@livery/kernel';
import type { DeploymentLog } from '../deployment-log.ts';
import type { DeploymentRepository } from '../ports/deployment.repository.ts';
import type { MissingContent } from '../ports/missing-content.ts';
import type { ReleaseChecks } from '../release-checks.ts';

/** Writes one step in a transaction of its own. */
export type CommitStep = (step: (transaction: Transaction) => Promise<void>) => Promise<void>;

/** Makes a deployment the active one of its channel, step by step. Repeated after an interruption, it continues with the next step. */
export class ActivateDeployment {
  constructor(
    private readonly deployments: DeploymentRepository,
    private readonly log: DeploymentLog,
    private readonly releaseChecks: ReleaseChecks,
    private readonly content: MissingContent,
    private readonly clock: Clock,
  ) {}

  /** @returns the deployment after its last step; null if it was deleted meanwhile */
  async execute(tenant: Tenant, id: string, commit: CommitStep): Promise<Deployment | null> {
    for (;;) {
      const deployment = await this.deployments.find(tenant, id);
      if (deployment === null || !isUnfinished(deployment)) return deployment;
      const missing = deployment.status === 'validating' ? await this.missingContent(deployment) : NONE_MISSING;
      await commit(async (transaction) => {
        const locked = await this.log.load(tenant, id, transaction);
        // Another worker, or a caller who cancelled the deployment, may have been faster.
        if (locked.status === deployment.status) await this.step(deployment, missing, transaction);
      });
    }
  }

  /** Takes the next step of a locked deployment. */
  private async step(
    deployment: UnfinishedDeployment,
    missing: ReadonlySet<string>,
    transaction: Transaction,
  ): Promise<void> {
    const now = this.clock.now();
    switch (deployment.status) {
      case 'scheduled':
      case 'queued':
        return this.log.store(beginValidation(deployment, now), null, transaction);
      case 'validating': {
        const problems = await this.problems(deployment, missing, transaction);
        if (problems.length > 0) return this.fail(deployment, itemsNotReleasable(problems), transaction);
        return this.log.store(beginPublishing(deployment, now), null, transaction);
      }
      case 'publishing':
        return this.publish(deployment, transaction);
    }
  }

  /** Decides under the locks of the channel, the assets and the policy, so that what was true when it was checked is still true. */
  private async publish(
    deployment: Extract<Deployment, { readonly status: 'publishing' }>,
    transaction: Transaction,
  ): Promise<void> {
    const { tenant, channel } = deployment;
    const current = await this.deployments.activeForUpdate(tenant, channel, transaction);
    if (!isExpected(deployment, current)) return this.fail(deployment, ACTIVE_CHANGED, transaction);
    const problems = await this.problems(deployment, NONE_MISSING, transaction);
    if (problems.length > 0) return this.fail(deployment, itemsNotReleasable(problems), transaction);
    const { activated, replaced } = activate(deployment, current, this.clock.now());
    if (replaced !== null) {
      const event = replaced.status === 'rolled_back' ? deploymentRolledBack : deploymentSuperseded;
      await this.log.store(replaced, event, transaction);
    }
    await this.log.store(activated, deploymentActivated, transaction);
  }

  private fail(deployment: UnfinishedDeployment, failure: DeploymentFailure, transaction: Transaction): Promise<void> {
    return this.log.store(failDeployment(deployment, failure, this.clock.now()), deploymentFailed, transaction);
  }

  private async problems(
    deployment: Deployment,
    missing: ReadonlySet<string>,
    transaction: Transaction,
  ): Promise<readonly ReleaseProblem[]> {
    const items = await this.log.items(deployment, transaction);
    return this.releaseChecks.problems(deployment, items, missing, transaction);
  }

  private async missingContent({ tenant, id }: Deployment): Promise<ReadonlySet<string>> {
    const items = await this.deployments.itemsOf(tenant, id);
    return this.content.among(
      tenant,
      items.map(({ contentHash }) => contentHash),
    );
  }
}

const NONE_MISSING: ReadonlySet<string> = new Set();
