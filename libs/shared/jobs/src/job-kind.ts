import type { Actor, JsonObject, Tenant, Transaction } from '@livery/kernel';

/** How far the work is after an effect. */
export interface JobStep {
  /** What the next run needs in order to continue after this effect. Ids and numbers, never contents or secrets. It is read after the effect. */
  readonly checkpoint: JsonObject;
  /** Units of work that are done. */
  readonly done: number;
  /** All units; null while the number is unknown. */
  readonly total: number | null;
  /** What the job does at the moment, in words for people. */
  readonly step: string | null;
}

/** A job in the hands of the code that does its work. */
export interface RunningJob {
  /** The UUID of the job. */
  readonly id: string;
  readonly tenant: Tenant;
  readonly payload: JsonObject;
  readonly createdBy: Actor | null;
  /** 1 for the first run, and one more for each run that was interrupted before. */
  readonly attempt: number;
  /** What the last effect stored, also in an earlier run. Null before the first effect. */
  readonly checkpoint: JsonObject | null;
  /**
   * Is aborted when the run should end: the job was cancelled, the worker stops, or another worker has the job. The work
   * then stops as soon as it can, usually by throwing `signal.reason`.
   */
  readonly signal: AbortSignal;
  /**
   * Writes an effect and its checkpoint in one transaction, so that the effect happens once although runs may be interrupted. Slow
   * work belongs before the call. `effect` must use the given transaction for all of its writes.
   * @throws the reason of the signal if the run should end. Nothing is written then
   */
  commit(effect: (transaction: Transaction) => Promise<void>, step: JobStep): Promise<void>;
  /**
   * Ends the run if a job of another organization waits for its slot. The job is continued when its organization has its turn again. Long
   * work calls it between effects, when it has had the slot for a while.
   * @throws the reason of the signal if the run should end
   */
  giveWay(): Promise<void>;
}

/** The work of one kind of job. A context registers it in the worker. */
export abstract class JobKind {
  /** The name of the kind, such as `sample.counted`. Stored jobs contain it, so it never changes. */
  abstract readonly kind: string;

  /** How many jobs of this kind a worker runs at the same time; as many as it has slots by default. Slow kinds leave slots to others. */
  readonly slots?: number;

  /**
   * Nobody waits for a job of this kind. The limit on the running jobs of an organization counts such jobs apart, and they have at most half
   * of the slots, so that they do not delay jobs for which somebody waits.
   */
  readonly isBackground?: boolean;

  /** Jobs of this kind run when no other background job is due. */
  readonly comesLast?: boolean;

  /**
   * Does the work, beginning after the job's last checkpoint.
   * @returns the result of the job, as callers see it
   * @throws DomainError if the job cannot succeed: the job fails with its code. After `unavailable` with `retryAfter` the run is repeated
   *   until it succeeds. Other errors of the kinds `unavailable` and `timeout`, and all other errors, interrupt the run, and it is
   *   repeated a few times
   */
  abstract run(job: RunningJob): Promise<JsonObject>;
}
