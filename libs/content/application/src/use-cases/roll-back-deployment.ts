import { deploymentCreated } from '@livery/content-contracts';
import { activeChanged, defineRollback, type DeploymentDraft, isExpected } from '@livery/content-domain';
import { type Actor, type Clock, newId, type Tenant, type UnitOfWork } from '@livery/kernel';
import type { DeploymentLog } from '../deployment-log.ts';
import type { DeploymentActivation } from '../ports/deployment-activation.ts';
import type { DeploymentWithItems } from './create-deployment.ts';

export interface RollBackDeploymentInput extends Pick<DeploymentDraft, 'notes' | 'expectedActive'> {
  readonly tenant: Tenant;
  /** The UUID of the earlier deployment whose manifest is restored. */
  readonly id: string;
  readonly requestedBy: Actor;
}

/** Restores the manifest of an earlier deployment by a new one, which is checked and activated like any other. */
export class RollBackDeployment {
  constructor(
    private readonly log: DeploymentLog,
    private readonly activation: DeploymentActivation,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `resource_conflict` if it was never active, `active_changed`, `parameter_invalid` */
  execute({ tenant, id: sourceId, requestedBy, ...draft }: RollBackDeploymentInput): Promise<DeploymentWithItems> {
    return this.unitOfWork.run(async (transaction) => {
      const source = await this.log.load(tenant, sourceId, transaction);
      if (!isExpected(draft, await this.log.active(tenant, source.channel, transaction))) throw activeChanged();
      const items = await this.log.items(source, transaction);
      const id = newId();
      const jobId = await this.activation.request(tenant, id, { at: null, requestedBy }, transaction);
      const origin = { id, tenant, jobId, createdBy: requestedBy, at: this.clock.now() };
      const deployment = defineRollback(source, draft, origin);
      await this.log.add(deployment, items, deploymentCreated, transaction);
      return { deployment, items };
    });
  }
}
