import { deploymentCancelled } from '@livery/content-contracts';
import { cancelDeployment } from '@livery/content-domain';
import type { Clock, Tenant, UnitOfWork } from '@livery/kernel';
import type { DeploymentLog } from '../deployment-log.ts';
import type { DeploymentWithItems } from './create-deployment.ts';

/** Cancels a deployment that no worker has taken yet. Its job then finds nothing to do. */
export class CancelDeployment {
  constructor(
    private readonly log: DeploymentLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `resource_conflict` */
  execute({ tenant, id }: { readonly tenant: Tenant; readonly id: string }): Promise<DeploymentWithItems> {
    return this.unitOfWork.run(async (transaction) => {
      const cancelled = cancelDeployment(await this.log.load(tenant, id, transaction), this.clock.now());
      await this.log.store(cancelled, deploymentCancelled, transaction);
      return { deployment: cancelled, items: await this.log.items(cancelled, transaction) };
    });
  }
}
