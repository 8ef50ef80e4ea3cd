import type { Actor, JsonObject, Scope, Tenant } from '@livery/kernel';

/** How far a job is. */
export interface Progress {
  /** Units of work that are done. */
  readonly done: number;
  /** All units; null while the number is unknown. */
  readonly total: number | null;
  /** What the job does at the moment, in words for people. */
  readonly step: string | null;
}

/** What is known of every job, whatever its status. */
export interface JobFacts {
  readonly tenant: Tenant;
  /** UUIDv7. */
  readonly id: string;
  /** The kind of work, such as `sample.counted`. It names the code that does the work. */
  readonly kind: string;
  /** The ids of the records to work on, never their content. */
  readonly payload: JsonObject;
  /** A caller needs any one of these scopes to see or cancel the job: those of the route that started it. */
  readonly scopes: readonly Scope[];
  readonly createdBy: Actor | null;
  readonly progress: Progress;
  /** What the work stored with its last effect. The next run continues from here. Null before the first effect. */
  readonly checkpoint: JsonObject | null;
  /** The number of runs that began, without those that a worker gave back. */
  readonly attempts: number;
  /** The number of all runs so far. Together with the owner of the lease it identifies a run. */
  readonly epoch: number;
  readonly created: Date;
  /** When the first run began. */
  readonly started: Date | null;
  readonly updated: Date;
}

export interface QueuedJob extends JobFacts {
  readonly status: 'queued';
  /** The job does not start before this time. */
  readonly runAfter: Date;
}

/** A job that a worker runs. */
export interface LeasedJob extends JobFacts {
  readonly status: 'running';
  readonly lease: Lease;
  readonly cancelRequested: boolean;
}

/** The right of one worker to run a job. The worker extends it while it works. */
export interface Lease {
  /** The UUID of the worker. */
  readonly owner: string;
  /** When another worker may take the job. */
  readonly until: Date;
}

export interface CompletedJob extends JobFacts {
  readonly status: 'completed';
  readonly result: JsonObject;
  readonly completed: Date;
}

export interface FailedJob extends JobFacts {
  readonly status: 'failed';
  readonly error: JobError;
  readonly completed: Date;
}

export interface CancelledJob extends JobFacts {
  readonly status: 'cancelled';
  readonly completed: Date;
}

/** Why a job failed: a documented code, and a sentence for callers. */
export interface JobError {
  readonly code: string;
  readonly message: string;
}

export type EndedJob = CompletedJob | FailedJob | CancelledJob;
export type Job = QueuedJob | LeasedJob | EndedJob;

export function isEnded(job: Job): job is EndedJob {
  return job.status !== 'queued' && job.status !== 'running';
}
