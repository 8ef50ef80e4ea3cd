import { DomainError, type JsonObject, type Transaction } from '@livery/kernel';
import { isOutage } from '@livery/persistence';
import type { Job, LeasedJob } from '../domain/job.ts';
import { cancelJob, completeJob, failJob, interruptJob, releaseJob } from '../domain/job-transitions.ts';
import type { JobKind, JobStep, RunningJob } from '../job-kind.ts';
import type { JobLeases } from '../persistence/job-leases.ts';
import { leaseLost, RunEnded } from './run-ended.ts';

type Transition = (held: LeasedJob, now: Date) => Job;

/** How long a job waits that was given back because the database could not be reached. */
const OUTAGE_WAIT_MS = 5_000;

/** One run of a job: its lease is extended while the work continues, and the outcome is written at the end. */
export class JobRun {
  private readonly abortion = new AbortController();
  private job: LeasedJob;
  private leaseEnds: number;
  private isInterrupted = false;
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(
    job: LeasedJob,
    private readonly kind: JobKind,
    private readonly leases: JobLeases,
    /** Is called with every unexpected error. */
    private readonly report: (error: unknown) => void,
  ) {
    this.job = job;
    this.leaseEnds = performance.now() + leases.leaseMs;
  }

  /** Whether the work threw an unexpected error. */
  get wasInterrupted(): boolean {
    return this.isInterrupted;
  }

  /** Works until the end of the run. @returns the job afterwards; null if another worker has it */
  async work(): Promise<Job | null> {
    this.heartbeat = setInterval(() => void this.renew(), this.leases.leaseMs / 3);
    try {
      return await this.conclude(await this.transitionAtEnd());
    } finally {
      clearInterval(this.heartbeat);
    }
  }

  /** Has the work end soon. */
  abort(reason: RunEnded): void {
    this.abortion.abort(reason);
  }

  /** Gives the job back at once, without waiting for the work. What the work still tries to write is refused. */
  async release(reason: RunEnded): Promise<void> {
    this.abort(reason);
    clearInterval(this.heartbeat);
    await this.conclude((held, now) => releaseJob(held, 0, now));
  }

  private async transitionAtEnd(): Promise<Transition> {
    try {
      const result = await this.kind.run(this.handle());
      return this.transitionOfAbort() ?? ((held, now) => completeJob(held, result, now));
    } catch (error) {
      return this.transitionOfAbort() ?? this.transitionOfFailure(error);
    }
  }

  /** Whatever the work does after the signal, the reason of the signal decides. The next run continues after the last checkpoint. */
  private transitionOfAbort(): Transition | null {
    const reason: unknown = this.abortion.signal.reason;
    if (!(reason instanceof RunEnded)) return null;
    switch (reason.why) {
      case 'cancelled':
        return cancelJob;
      case 'worker_stops':
        return (held, now) => releaseJob(held, 0, now);
      case 'lease_lost':
        // The lease may still be held, if it only could not be extended in time.
        return (held, now) => releaseJob(held, OUTAGE_WAIT_MS, now);
    }
  }

  private transitionOfFailure(error: unknown): Transition {
    if (isOutage(error)) return (held, now) => releaseJob(held, OUTAGE_WAIT_MS, now);
    if (error instanceof DomainError && error.kind !== 'unavailable' && error.kind !== 'timeout') {
      const { code, message } = error;
      return (held, now) => failJob(held, { code, message }, now);
    }
    this.report(error);
    this.isInterrupted = true;
    return interruptJob;
  }

  /** Writes the end of the run. @returns null if another worker has the job, or the end cannot be written */
  private async conclude(transition: Transition): Promise<Job | null> {
    try {
      return await this.leases.conclude(this.job, transition);
    } catch (error) {
      // If the database cannot be reached, the lease expires, and another worker repeats what follows the last checkpoint.
      if (!(error instanceof RunEnded)) this.report(error);
      return null;
    }
  }

  private handle(): RunningJob {
    const { id, tenant, payload, createdBy } = this.job;
    const checkpointOf = (): JsonObject | null => this.job.checkpoint;
    return {
      id,
      tenant,
      payload,
      createdBy,
      get checkpoint() {
        return checkpointOf();
      },
      signal: this.abortion.signal,
      commit: (effect, step) => this.commit(effect, step),
    };
  }

  private async commit(effect: (transaction: Transaction) => Promise<void>, step: JobStep): Promise<void> {
    this.abortion.signal.throwIfAborted();
    try {
      this.job = await this.leases.commit(this.job, effect, step);
      this.leaseEnds = performance.now() + this.leases.leaseMs;
    } catch (error) {
      if (error instanceof RunEnded) this.abort(error);
      throw error;
    }
  }

  private async renew(): Promise<void> {
    const began = performance.now();
    try {
      await this.leases.renew(this.job);
      this.leaseEnds = began + this.leases.leaseMs;
    } catch (error) {
      if (error instanceof RunEnded) this.abort(error);
      else if (performance.now() > this.leaseEnds) this.abort(leaseLost());
    }
  }
}
