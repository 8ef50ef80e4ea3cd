import { deploymentCreated } from '@livery/content-contracts';
import {
  activeChanged,
  checkedDeploymentDraft,
  defineDeployment,
  type Deployment,
  type DeploymentDraft,
  type DeploymentItem,
  isExpected,
} from '@livery/content-domain';
import { type Actor, type Clock, newId, type Tenant, type UnitOfWork } from '@livery/kernel';
import type { DeployableAssets, WantedItem } from '../deployable-assets.ts';
import type { DeploymentLog } from '../deployment-log.ts';
import type { DeploymentActivation } from '../ports/deployment-activation.ts';
import type { TextHash } from '../ports/text-hash.ts';
import { manifestText } from '../resources/deployment.resource.ts';

export interface CreateDeploymentInput {
  readonly tenant: Tenant;
  readonly draft: DeploymentDraft;
  /** UUIDs with their kinds: 1 to 1,000, each once. */
  readonly items: readonly WantedItem[];
  readonly requestedBy: Actor;
}

/** A deployment with its items. */
export interface DeploymentWithItems {
  readonly deployment: Deployment;
  readonly items: readonly DeploymentItem[];
}

/** Creates a deployment of the present content of records, which is activated in the background. */
export class CreateDeployment {
  constructor(
    private readonly assets: DeployableAssets,
    private readonly log: DeploymentLog,
    private readonly activation: DeploymentActivation,
    private readonly hash: TextHash,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing` for an item, `active_changed`, `parameter_invalid` */
  execute(input: CreateDeploymentInput): Promise<DeploymentWithItems> {
    const { tenant, requestedBy } = input;
    const draft = checkedDeploymentDraft(input.draft, this.clock.now());
    return this.unitOfWork.run(async (transaction) => {
      if (!isExpected(draft, await this.log.active(tenant, draft.channel, transaction))) throw activeChanged();
      const items = await this.assets.pin(tenant, input.items, transaction);
      const id = newId();
      const order = { at: draft.scheduledAt, requestedBy };
      const jobId = await this.activation.request(tenant, id, order, transaction);
      const deployment = defineDeployment(draft, {
        id,
        tenant,
        itemCount: items.length,
        manifestSha256: this.hash.sha256(manifestText(items)),
        jobId,
        createdBy: requestedBy,
        at: this.clock.now(),
      });
      await this.log.add(deployment, items, deploymentCreated, transaction);
      return { deployment, items };
    });
  }
}
