import { setTimeout } from 'node:timers/promises';
import type { JsonObject, Transaction } from '@livery/kernel';
import { isOutage } from '@livery/persistence';
import type { Job, LeasedJob } from '../domain/job.ts';
import { interruptJob } from '../domain/job-transitions.ts';
import type { JobKind, JobStep, RunningJob } from '../job-kind.ts';
import type { JobLeases } from '../persistence/job-leases.ts';
import { leaseLost, RunEnded, slotGivenAway } from './run-ended.ts';
import { giveBack, postpone, type Transition, transitionOfError, transitionOfResult } from './run-outcome.ts';

/** The time between attempts to write the end of a run while the database cannot be reached. */
const RETRY_MS = 500;

/** What a run needs of its worker. */
export interface RunSurroundings {
  /** Is called with every unexpected error, and with every outage of what the work needs. */
  readonly report: (error: unknown) => void;
  /** Whether a job of another organization is due that could have the slot of this run. */
  readonly doOthersWait: () => Promise<boolean>;
}

/** One run of a job: its lease is extended while the work continues, and the outcome is written at the end. */
export class JobRun {
  private readonly abortion = new AbortController();
  private job: LeasedJob;
  private leaseEnds: number;
  private isInterrupted = false;
  private isReleased = false;
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(
    job: LeasedJob,
    readonly kind: JobKind,
    private readonly leases: JobLeases,
    private readonly surroundings: RunSurroundings,
  ) {
    this.job = job;
    this.leaseEnds = performance.now() + leases.leaseMs;
  }

  get organizationId(): string {
    return this.job.tenant.organizationId;
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
    this.isReleased = true;
    this.abort(reason);
    clearInterval(this.heartbeat);
    await this.conclude(giveBack);
  }

  private async transitionAtEnd(): Promise<Transition> {
    const { signal } = this.abortion;
    try {
      return transitionOfResult(signal, await this.kind.run(this.handle()));
    } catch (error) {
      const transition = transitionOfError(signal, error);
      this.isInterrupted = transition === interruptJob;
      if (this.isInterrupted || transition === postpone) this.surroundings.report(error);
      return transition;
    }
  }

  /**
   * Writes the end of the run, also if the database comes back only after a while.
   * @returns null if another worker has the job. If the end cannot be written, the lease expires, and another worker continues
   */
  private async conclude(transition: Transition): Promise<Job | null> {
    for (;;) {
      try {
        return await this.leases.conclude(this.job, transition);
      } catch (error) {
        if (error instanceof RunEnded) return null;
        if (!isOutage(error) || this.isReleased || performance.now() > this.leaseEnds) {
          this.surroundings.report(error);
          return null;
        }
        await setTimeout(RETRY_MS);
      }
    }
  }

  private handle(): RunningJob {
    const { id, tenant, payload, createdBy, attempts: attempt } = this.job;
    const checkpointOf = (): JsonObject | null => this.job.checkpoint;
    return {
      id,
      tenant,
      payload,
      createdBy,
      attempt,
      get checkpoint() {
        return checkpointOf();
      },
      signal: this.abortion.signal,
      commit: (effect, step) => this.commit(effect, step),
      giveWay: () => this.giveWay(),
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

  private async giveWay(): Promise<void> {
    if (await this.surroundings.doOthersWait()) this.abort(slotGivenAway());
    this.abortion.signal.throwIfAborted();
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
