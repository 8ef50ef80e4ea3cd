import { type Actor, checkedMembers, hasAtMost, type Tenant } from '@livery/kernel';
import { parameterInvalid } from '../content.errors.ts';
import { deploymentNeverActive } from './deployment.errors.ts';
import type { Deployment, ExpectedActive, QueuedDeployment, WaitingDeployment } from './deployment.ts';

/** How many items a deployment can have. */
export const MAX_DEPLOYMENT_ITEMS = 1_000;
const MAX_NOTES = 2_000;
const CHANNEL = /^[a-z0-9][a-z0-9_-]{0,62}$/;
const YEAR_MS = 366 * 24 * 3_600_000;

/** What a caller says about a deployment, beside its items. */
export interface DeploymentDraft {
  readonly channel: string;
  readonly notes: string;
  readonly scheduledAt: Date | null;
  readonly expectedActive: ExpectedActive;
}

export interface DeploymentOrigin {
  readonly id: string;
  readonly tenant: Tenant;
  readonly itemCount: number;
  readonly manifestSha256: string;
  readonly jobId: string;
  readonly createdBy: Actor | null;
  readonly at: Date;
}

/** Checks what a caller says about a new deployment. @throws DomainError `parameter_invalid` */
export function checkedDeploymentDraft(draft: DeploymentDraft, now: Date): DeploymentDraft {
  const { channel, notes, scheduledAt } = checkedMembers({
    channel: () => checkedChannel(draft.channel),
    notes: () => checkedNotes(draft.notes),
    scheduledAt: () => checkedSchedule(draft.scheduledAt, now),
  });
  return { channel, notes, scheduledAt, expectedActive: draft.expectedActive };
}

/** Defines a new deployment of checked items. */
export function defineDeployment(draft: DeploymentDraft, origin: DeploymentOrigin): WaitingDeployment {
  const { at, ...rest } = origin;
  const facts = { ...draft, ...rest, sourceId: null, created: at, updated: at };
  const { scheduledAt } = draft;
  return scheduledAt === null ? { ...facts, status: 'queued' } : { ...facts, scheduledAt, status: 'scheduled' };
}

/**
 * Defines a deployment that restores the manifest of an earlier one.
 * @throws DomainError `resource_conflict` if that was never active, or still is; `parameter_invalid`
 */
export function defineRollback(
  source: Deployment,
  draft: Pick<DeploymentDraft, 'notes' | 'expectedActive'>,
  { at, ...rest }: Omit<DeploymentOrigin, 'itemCount' | 'manifestSha256'>,
): QueuedDeployment {
  if (source.status !== 'superseded' && source.status !== 'rolled_back') throw deploymentNeverActive(source.status);
  const { id: sourceId, channel, itemCount, manifestSha256 } = source;
  const notes = checkedNotes(draft.notes);
  const { expectedActive } = draft;
  const facts = { ...rest, channel, itemCount, manifestSha256, notes, expectedActive, sourceId };
  return { ...facts, scheduledAt: null, created: at, updated: at, status: 'queued' };
}

/** @throws DomainError `parameter_invalid` */
export function checkedChannel(channel: string): string {
  if (CHANNEL.test(channel)) return channel;
  throw parameterInvalid(
    'channel',
    'channel has 1 to 63 lower-case letters, digits, hyphens and underscores, and begins with a letter or digit.',
  );
}

function checkedNotes(notes: string): string {
  if (hasAtMost(notes, MAX_NOTES)) return notes;
  throw parameterInvalid('notes', `notes has at most ${MAX_NOTES} characters.`);
}

function checkedSchedule(scheduledAt: Date | null, now: Date): Date | null {
  if (scheduledAt === null) return null;
  if (scheduledAt <= now) {
    throw parameterInvalid('scheduled_at', 'scheduled_at must be in the future. Leave it out to deploy at once.');
  }
  if (scheduledAt.getTime() > now.getTime() + YEAR_MS) {
    throw parameterInvalid('scheduled_at', 'scheduled_at must be within a year.');
  }
  return scheduledAt;
}
