import type { Actor, Tenant } from '@livery/kernel';
import type { DeploymentFailure } from './deployment-failure.ts';

/** Which deployment the caller expects to be replaced. */
export type ExpectedActive =
  | { readonly isChecked: false }
  /** A UUID; null if the channel is expected to have no active deployment. */
  | { readonly isChecked: true; readonly id: string | null };

interface DeploymentFacts {
  readonly id: string;
  readonly tenant: Tenant;
  /** Where the content goes, such as `web`. A channel has at most one active deployment. */
  readonly channel: string;
  readonly itemCount: number;
  /** The SHA-256 of the canonical text of the items, in hexadecimal digits. */
  readonly manifestSha256: string;
  readonly notes: string;
  readonly expectedActive: ExpectedActive;
  /** The deployment whose manifest this one restores; null if it is no rollback. */
  readonly sourceId: string | null;
  readonly scheduledAt: Date | null;
  /** The UUID of the job that activates it. */
  readonly jobId: string;
  readonly createdBy: Actor | null;
  readonly created: Date;
  readonly updated: Date;
}

interface Activation {
  readonly activatedAt: Date;
  /** The deployment that it replaced; null if the channel had none. */
  readonly supersedesId: string | null;
}

export type ScheduledDeployment = DeploymentFacts & { readonly status: 'scheduled'; readonly scheduledAt: Date };
export type QueuedDeployment = DeploymentFacts & { readonly status: 'queued' };
export type ValidatingDeployment = DeploymentFacts & { readonly status: 'validating' };
export type PublishingDeployment = DeploymentFacts & { readonly status: 'publishing' };
export type ActiveDeployment = DeploymentFacts & Activation & { readonly status: 'active' };
/** `superseded`: a newer one took its place. `rolled_back`: a rollback did. */
export type ReplacedDeployment = DeploymentFacts &
  Activation & {
    readonly status: 'superseded' | 'rolled_back';
    readonly supersededById: string;
    readonly completedAt: Date;
  };
export type FailedDeployment = DeploymentFacts & {
  readonly status: 'failed';
  readonly failure: DeploymentFailure;
  readonly completedAt: Date;
};
export type CancelledDeployment = DeploymentFacts & { readonly status: 'cancelled'; readonly completedAt: Date };

export type WaitingDeployment = ScheduledDeployment | QueuedDeployment;
/** A deployment that is not active yet and may become it. */
export type UnfinishedDeployment = WaitingDeployment | ValidatingDeployment | PublishingDeployment;

/** A release of content to a channel. */
export type Deployment =
  UnfinishedDeployment | ActiveDeployment | ReplacedDeployment | FailedDeployment | CancelledDeployment;

export const DEPLOYMENT_STATUSES = [
  'scheduled',
  'queued',
  'validating',
  'publishing',
  'active',
  'superseded',
  'failed',
  'cancelled',
  'rolled_back',
] as const satisfies readonly Deployment['status'][];

/** How long a deployment is kept after its end, in days. Until then its content is kept, and it can be rolled back to. */
export const DEPLOYMENT_KEPT_DAYS = 90;

/** Whether a deployment may still become active. */
export function isUnfinished(deployment: Deployment): deployment is UnfinishedDeployment {
  const { status } = deployment;
  return status === 'scheduled' || status === 'queued' || status === 'validating' || status === 'publishing';
}
