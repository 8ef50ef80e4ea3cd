import type { Transaction, UnitOfWork } from '@livery/kernel';
import { type Database, managerOf } from '@livery/persistence';
import type { Job, LeasedJob } from '../domain/job.ts';
import { advanceJob } from '../domain/job-transitions.ts';
import type { JobStep } from '../job-kind.ts';
import { jobCancelled, leaseLost } from '../running/run-ended.ts';
import { toJob } from './job.mapper.ts';
import { JOB_COLUMNS, type ReadJobRow } from './job.row.ts';
import type { JobTable } from './job-table.ts';

/** A run is identified by the owner and the epoch of its lease. No statement of a run changes the job of another run. */
const IS_HELD = `j.organization_id = $1 and j.livemode = $2 and j.id = $3
  and j.status = 'running' and j.lease_owner = $4 and j.lease_epoch = $5`;
const LOCK = `select ${JOB_COLUMNS}, clock_timestamp() as now from jobs.job j where ${IS_HELD} for no key update`;
const RENEW = `
  update jobs.job j set lease_until = clock_timestamp() + $6 * interval '1 millisecond' where ${IS_HELD}
  returning j.cancel_requested`;

/** What a run writes about its own job. Every write checks that the run still has the lease. Times are those of the database. */
export class JobLeases {
  constructor(
    private readonly database: Database,
    private readonly table: JobTable,
    private readonly unitOfWork: UnitOfWork,
    /** How long a lease holds without being extended, in milliseconds. */
    readonly leaseMs: number,
  ) {}

  /** Extends the lease. @throws RunEnded if it is lost or the job is to be cancelled */
  async renew(job: LeasedJob): Promise<void> {
    const [row] = await this.database.query<{ cancel_requested: boolean }>(RENEW, [...holding(job), this.leaseMs]);
    if (row === undefined) throw leaseLost();
    if (row.cancel_requested) throw jobCancelled();
  }

  /**
   * Writes an effect and its checkpoint in one transaction, and extends the lease.
   * @throws RunEnded if the lease is lost or the job is to be cancelled; nothing is written then
   */
  commit(job: LeasedJob, effect: (transaction: Transaction) => Promise<void>, step: JobStep): Promise<LeasedJob> {
    return this.unitOfWork.run(async (transaction) => {
      const { held, now } = await this.lock(job, transaction);
      if (held.cancelRequested) throw jobCancelled();
      await effect(transaction);
      const { checkpoint, ...progress } = step;
      const leaseUntil = new Date(now.getTime() + this.leaseMs);
      const advanced = advanceJob(held, { checkpoint, progress, leaseUntil }, now);
      await this.table.save(advanced, transaction);
      return advanced;
    });
  }

  /** Ends the run by a transition of the job. @throws RunEnded if the lease is lost */
  conclude(job: LeasedJob, transition: (held: LeasedJob, now: Date) => Job): Promise<Job> {
    return this.unitOfWork.run(async (transaction) => {
      const { held, now } = await this.lock(job, transaction);
      const concluded = transition(held, now);
      await this.table.save(concluded, transaction);
      return concluded;
    });
  }

  /** Locks the job, so that no other worker takes it before the end of the transaction. @throws RunEnded if the lease is lost */
  private async lock(job: LeasedJob, transaction: Transaction): Promise<{ held: LeasedJob; now: Date }> {
    const [row] = await managerOf(transaction).query<(ReadJobRow & { readonly now: Date })[]>(LOCK, holding(job));
    const held = row === undefined ? null : toJob(row);
    if (row === undefined || held?.status !== 'running') throw leaseLost();
    return { held, now: row.now };
  }
}

function holding({ tenant, id, lease, epoch }: LeasedJob): unknown[] {
  return [tenant.organizationId, tenant.livemode, id, lease.owner, epoch];
}
