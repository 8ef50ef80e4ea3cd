import type { Actor, Tenant } from '@livery/kernel';
import type { ReleaseProblem } from './release-problem.ts';

/** The kinds of records that can be deployed. Each shares its UUID with its asset. */
export const DEPLOYMENT_ITEM_KINDS = ['library_asset', 'icon', 'slide_asset', 'ppt_set'] as const;

export type DeploymentItemKind = (typeof DEPLOYMENT_ITEM_KINDS)[number];

/** What a deployment hands out of one record: the content that the record had when the deployment was created. */
export interface DeploymentItem {
  readonly kind: DeploymentItemKind;
  /** The UUID of the record and of its asset. */
  readonly assetId: string;
  /** The number of the version. */
  readonly version: number;
  /** SHA-256 in hexadecimal digits. */
  readonly contentHash: string;
  readonly filename: string;
  readonly mediaType: string;
}

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

/** Why a deployment could not be activated. */
export interface DeploymentFailure {
  readonly code: 'items_not_releasable' | 'active_changed' | 'interrupted';
  /** A sentence for people. */
  readonly message: string;
  /** The first items that prevented it. */
  readonly problems: readonly ReleaseProblem[];
  /** The number of all items that prevented it. */
  readonly problemCount: number;
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
