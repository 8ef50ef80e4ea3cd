import {
  type Actor,
  type Clock,
  type JsonObject,
  newId,
  type Page,
  type PageRequest,
  resourceMissing,
  type Scope,
  type Tenant,
  type Transaction,
  type UnitOfWork,
} from '@livery/kernel';
import { JOBS_WAKE_UP, type WakeUps } from '@livery/messaging';
import { afterCommit } from '@livery/persistence';
import type { Job, QueuedJob } from './domain/job.ts';
import { newJob, requestCancellation } from './domain/job-transitions.ts';
import type { JobFilter, JobTable } from './persistence/job-table.ts';

export interface JobOrder {
  /** A kind that some worker module registers. */
  readonly kind: string;
  /** The ids of the records to work on. Never contents, secrets or links. */
  readonly payload: JsonObject;
  /** The scopes of the route that starts the job. A caller needs any one of them to see or cancel it. */
  readonly scopes: readonly Scope[];
  readonly createdBy: Actor | null;
  /** The job does not start before this time (default: at once). */
  readonly runAfter?: Date;
}

/** Starts, reads and cancels jobs. The worker runs them. */
export class Jobs {
  private readonly wakeWorker: () => void;

  constructor(
    private readonly table: JobTable,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    wakeUps: WakeUps,
  ) {
    this.wakeWorker = () => wakeUps.send(JOBS_WAKE_UP);
  }

  /** Queues a job. It is run after the transaction was committed, at least once and to its end only once. */
  async start(tenant: Tenant, order: JobOrder, transaction: Transaction): Promise<QueuedJob> {
    const job = newJob({ tenant, id: newId(), ...order }, this.clock.now());
    await this.table.insert(job, transaction);
    afterCommit(transaction, this.wakeWorker);
    return job;
  }

  find(tenant: Tenant, id: string): Promise<Job | null> {
    return this.table.find(tenant, id);
  }

  /** The jobs that a caller with these scopes may see, newest first. */
  list(tenant: Tenant, filter: JobFilter, page: PageRequest): Promise<Page<Job>> {
    return this.table.list(tenant, filter, page);
  }

  /**
   * Cancels a job. A queued job ends at once, a running one within seconds.
   * @param assertAllowed throws if the caller may not cancel the job
   * @throws DomainError `resource_missing`; `resource_conflict` if the job has ended
   */
  cancel(tenant: Tenant, id: string, assertAllowed: (job: Job) => void): Promise<Job> {
    return this.unitOfWork.run(async (transaction) => {
      const job = await this.table.lock(tenant, id, transaction);
      if (job === null) throw resourceMissing();
      assertAllowed(job);
      const cancelled = requestCancellation(job, this.clock.now());
      await this.table.save(cancelled, transaction);
      return cancelled;
    });
  }
}
