import { deploymentFailed } from '@livery/content-contracts';
import { DEPLOYMENT_KEPT_DAYS, failDeployment, INTERRUPTED, isUnfinished } from '@livery/content-domain';
import type { Clock, UnitOfWork } from '@livery/kernel';
import type { DeploymentLog } from '../deployment-log.ts';
import type { DeploymentActivation } from '../ports/deployment-activation.ts';
import type { PinnedContent } from '../ports/pinned-content.ts';
import type { OverdueDeployment, UnscopedDeployments } from '../ports/unscoped-deployments.ts';

const DAY_MS = 24 * 3_600_000;
/** After this time without progress, the job of a deployment is looked at. */
const OVERDUE_MS = 15 * 60_000;
/** How many deployments are found with one statement. */
const BATCH = 100;
/** The next round continues after so many batches. */
const MOST_BATCHES = 50;

/** Deletes deployments some time after their end, and fails those whose job has ended without them. */
export class TidyDeployments {
  constructor(
    private readonly unscoped: UnscopedDeployments,
    private readonly activation: DeploymentActivation,
    private readonly log: DeploymentLog,
    private readonly pinnedContent: PinnedContent,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now().getTime();
    for (const overdue of await this.unscoped.findOverdue(new Date(now - OVERDUE_MS), BATCH)) {
      if (await this.activation.hasEnded(overdue.tenant, overdue.jobId)) await this.fail(overdue);
    }
    await this.deleteEnded(new Date(now - DEPLOYMENT_KEPT_DAYS * DAY_MS));
  }

  private async deleteEnded(before: Date): Promise<void> {
    for (let batch = 1; batch <= MOST_BATCHES; batch += 1) {
      const found = await this.unscoped.findEnded(before, BATCH);
      for (const ended of found) {
        await this.unitOfWork.run(async (transaction) => {
          await this.unscoped.delete(ended, transaction);
          await this.pinnedContent.release(ended.tenant, ended.ids, transaction);
        });
      }
      if (found.reduce((count, { ids }) => count + ids.length, 0) < BATCH) return;
    }
  }

  private fail({ tenant, id }: OverdueDeployment): Promise<void> {
    return this.unitOfWork.run(async (transaction) => {
      const deployment = await this.log.load(tenant, id, transaction);
      if (!isUnfinished(deployment)) return;
      await this.log.store(failDeployment(deployment, INTERRUPTED, this.clock.now()), deploymentFailed, transaction);
    });
  }
}
