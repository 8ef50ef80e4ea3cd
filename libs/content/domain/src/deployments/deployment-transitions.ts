import { deploymentHasBegun } from './deployment.errors.ts';
import type {
  ActiveDeployment,
  CancelledDeployment,
  Deployment,
  FailedDeployment,
  PublishingDeployment,
  ReplacedDeployment,
  UnfinishedDeployment,
  ValidatingDeployment,
  WaitingDeployment,
} from './deployment.ts';
import type { DeploymentFailure } from './deployment-failure.ts';

/** The worker takes a waiting deployment, and begins to check its items. */
export function beginValidation(deployment: WaitingDeployment, at: Date): ValidatingDeployment {
  return { ...deployment, status: 'validating', updated: at };
}

/** Every item may be released. */
export function beginPublishing(deployment: ValidatingDeployment, at: Date): PublishingDeployment {
  return { ...deployment, status: 'publishing', updated: at };
}

/** A deployment that became active, and the one whose place it took; null if the channel had none. */
export interface ActivatedDeployment {
  readonly activated: ActiveDeployment;
  readonly replaced: ReplacedDeployment | null;
}

/** Makes a deployment the active one of its channel. A rollback marks the one that it replaces as rolled back. */
export function activate(
  deployment: PublishingDeployment,
  current: ActiveDeployment | null,
  at: Date,
): ActivatedDeployment {
  const { id: supersededById, sourceId } = deployment;
  const status = sourceId === null ? 'superseded' : 'rolled_back';
  return {
    activated: {
      ...deployment,
      status: 'active',
      activatedAt: at,
      supersedesId: current?.id ?? null,
      updated: at,
    },
    replaced: current === null ? null : { ...current, status, supersededById, completedAt: at, updated: at },
  };
}

export function failDeployment(
  deployment: UnfinishedDeployment,
  failure: DeploymentFailure,
  at: Date,
): FailedDeployment {
  return { ...deployment, status: 'failed', failure, completedAt: at, updated: at };
}

/** @throws DomainError `resource_conflict` if the worker has taken the deployment already */
export function cancelDeployment(deployment: Deployment, at: Date): CancelledDeployment {
  if (deployment.status !== 'scheduled' && deployment.status !== 'queued') throw deploymentHasBegun(deployment.status);
  return { ...deployment, status: 'cancelled', completedAt: at, updated: at };
}

/** Whether the caller's expectation about the active deployment of the channel is met. */
export function isExpected(
  { expectedActive }: Pick<Deployment, 'expectedActive'>,
  current: Pick<ActiveDeployment, 'id'> | null,
): boolean {
  return !expectedActive.isChecked || expectedActive.id === (current?.id ?? null);
}
