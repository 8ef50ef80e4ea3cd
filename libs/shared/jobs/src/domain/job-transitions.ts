import type { Actor, JsonObject, Scope, Tenant } from '@livery/kernel';
import {
  type CancelledJob,
  type CompletedJob,
  type FailedJob,
  isEnded,
  type Job,
  type JobError,
  type JobFacts,
  type Lease,
  type LeasedJob,
  type Progress,
  type QueuedJob,
} from './job.ts';
import { JOB_CRASHED, jobHasEnded } from './jobs.errors.ts';

/** A job fails when this many of its runs were interrupted. */
export const MAX_ATTEMPTS = 5;
/**
 * The number of jobs of one organization, in both modes, that run at the same time in all workers together, unless the operator sets another.
 * More run in slots for which no organization below this number waits.
 */
export const RUNNING_PER_ORGANIZATION = 2;
/** The wait after the first interruption. Each further one is four times as long. */
const FIRST_BACKOFF_MS = 1_000;

export interface NewJob {
  readonly tenant: Tenant;
  readonly id: string;
  readonly kind: string;
  readonly payload: JsonObject;
  readonly scopes: readonly Scope[];
  readonly createdBy: Actor | null;
  /** The earliest start (default: now). */
  readonly runAfter?: Date;
}

export function newJob({ runAfter, ...job }: NewJob, now: Date): QueuedJob {
  const progress = { done: 0, total: null, step: null };
  const untouched = { progress, checkpoint: null, attempts: 0, epoch: 0, started: null };
  return { ...job, ...untouched, status: 'queued', runAfter: runAfter ?? now, created: now, updated: now };
}

/** A worker takes the job and begins a run. */
export function leaseJob(job: QueuedJob, lease: Lease, now: Date): LeasedJob {
  const run = { attempts: job.attempts + 1, epoch: job.epoch + 1, started: job.started ?? now };
  return { ...factsOf(job), ...run, status: 'running', lease, cancelRequested: false, updated: now };
}

/** The work of a run has had an effect, from which the next run continues. */
export function advanceJob(
  job: LeasedJob,
  step: { readonly checkpoint: JsonObject; readonly progress: Progress; readonly leaseUntil: Date },
  now: Date,
): LeasedJob {
  const { checkpoint, progress, leaseUntil } = step;
  return { ...job, checkpoint, progress, lease: { ...job.lease, until: leaseUntil }, updated: now };
}

export function completeJob(job: LeasedJob, result: JsonObject, now: Date): CompletedJob {
  return { ...factsOf(job), status: 'completed', result, completed: now, updated: now };
}

export function failJob(job: LeasedJob, error: JobError, now: Date): FailedJob {
  return { ...factsOf(job), status: 'failed', error, completed: now, updated: now };
}

export function cancelJob(job: QueuedJob | LeasedJob, now: Date): CancelledJob {
  return { ...factsOf(job), status: 'cancelled', completed: now, updated: now };
}

/** A run was interrupted: its worker is gone, or its work threw an unexpected error. It is repeated later, but not without end. */
export function interruptJob(job: LeasedJob, now: Date): QueuedJob | FailedJob | CancelledJob {
  if (job.cancelRequested) return cancelJob(job, now);
  if (job.attempts >= MAX_ATTEMPTS) return failJob(job, JOB_CRASHED, now);
  return { ...factsOf(job), status: 'queued', runAfter: after(now, backoffMs(job.attempts)), updated: now };
}

/** A worker gives the job back before its work is done. This does not count as an interruption. */
export function releaseJob(job: LeasedJob, waitMs: number, now: Date): QueuedJob | CancelledJob {
  if (job.cancelRequested) return cancelJob(job, now);
  const facts = { ...factsOf(job), attempts: job.attempts - 1 };
  return { ...facts, status: 'queued', runAfter: after(now, waitMs), updated: now };
}

/**
 * A caller cancels the job. A queued job ends at once, a running one when its worker notices.
 * @throws DomainError `resource_conflict` if the job has ended
 */
export function requestCancellation(job: Job, now: Date): CancelledJob | LeasedJob {
  if (isEnded(job)) throw jobHasEnded(job.status);
  return job.status === 'queued' ? cancelJob(job, now) : { ...job, cancelRequested: true, updated: now };
}

/** The time until the next run, in milliseconds: 1 s, 4 s, 16 s, 64 s. */
export function backoffMs(attempts: number): number {
  return FIRST_BACKOFF_MS * 4 ** (attempts - 1);
}

function after(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds);
}

/** The facts of a job, without the members of its status. */
function factsOf(job: Job): JobFacts {
  const { tenant, id, kind, payload, scopes, createdBy, progress, checkpoint, attempts, epoch } = job;
  const { created, started, updated } = job;
  return {
    tenant,
    id,
    kind,
    payload,
    scopes,
    createdBy,
    progress,
    checkpoint,
    attempts,
    epoch,
    created,
    started,
    updated,
  };
}
