import type { Tenant, Transaction, UnitOfWork } from '@livery/kernel';
import { managerOf, unscoped } from '@livery/persistence';
import type { Job, LeasedJob } from '../domain/job.ts';
import { interruptJob, leaseJob, RUNNING_PER_TENANT } from '../domain/job-transitions.ts';
import { toJob } from './job.mapper.ts';
import { JOB_COLUMNS, type ReadJobRow } from './job.row.ts';
import type { JobTable } from './job-table.ts';
import { JOB_CLAIMS } from './tenant-guard-exceptions.ts';

/** The number of tenants that one claim visits. */
const TENANTS_PER_CLAIM = 10_000;
const EXPIRED_AT_ONCE = 100;
/**
 * The key of the advisory lock that claims hold. Only one worker claims at a time, because two that count the running jobs of a tenant
 * at the same time would not see each other's claims. A claim takes milliseconds.
 */
const CLAIM_LOCK = 0x6a_6f_62_73;
const FIRST_TENANT: Tenant = { organizationId: '00000000-0000-0000-0000-000000000000', livemode: false };

const tenantAfter = (organizationId: string, livemode: string): string => `
  select organization_id, livemode from jobs.job
   where status = 'queued' and (organization_id, livemode) > (${organizationId}, ${livemode})
   order by organization_id, livemode limit 1`;

/** Steps from tenant to tenant through the index of queued jobs, so that a long queue of one tenant does not delay the others. */
const DUE = unscoped(
  JOB_CLAIMS,
  `with recursive waiting as (
     select first.organization_id, first.livemode, 1 as step from (${tenantAfter('$1::uuid', '$2::boolean')}) first
     union all
     select next.organization_id, next.livemode, waiting.step + 1
       from waiting cross join lateral (${tenantAfter('waiting.organization_id', 'waiting.livemode')}) next
      where waiting.step < ${TENANTS_PER_CLAIM}
   )
   select due.*, clock_timestamp() as now
     from waiting cross join lateral (
       select ${JOB_COLUMNS} from jobs.job j
        where j.organization_id = waiting.organization_id and j.livemode = waiting.livemode
          and j.status = 'queued' and j.run_after <= clock_timestamp() and j.kind = any ($3)
        order by j.run_after, j.id
        limit (select greatest(0, ${RUNNING_PER_TENANT} - count(*)) from jobs.job r
                where r.organization_id = waiting.organization_id and r.livemode = waiting.livemode and r.status = 'running'
                  and r.kind = any ($5))
          for no key update skip locked
     ) due
    limit $4`,
);

const EXPIRED = unscoped(
  JOB_CLAIMS,
  `select ${JOB_COLUMNS}, clock_timestamp() as now from jobs.job j
    where j.status = 'running' and j.lease_until < clock_timestamp()
    order by j.lease_until limit ${EXPIRED_AT_ONCE} for no key update skip locked`,
);

type FoundRow = ReadJobRow & { readonly now: Date };

export interface ClaimRequest {
  /** The UUID of the worker. */
  readonly owner: string;
  /** The kinds that the worker can run now. */
  readonly kinds: readonly string[];
  /** The kinds whose running jobs count towards the limit of a tenant (default: `kinds`). */
  readonly countedKinds?: readonly string[];
  /** The number of jobs to claim at most. */
  readonly limit: number;
  readonly leaseMs: number;
}

/** Takes jobs of all tenants for one worker. */
export class UnscopedJobClaims {
  /** The tenant of the last claimed job. The next claim begins with the tenant after it, so that all have their turn. */
  private last = FIRST_TENANT;

  constructor(
    private readonly table: JobTable,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Claims due jobs, at most two running ones of the counted kinds for each tenant. */
  claim(request: ClaimRequest): Promise<readonly LeasedJob[]> {
    return this.unitOfWork.run(async (transaction) => {
      await managerOf(transaction).query('select pg_advisory_xact_lock($1)', [CLAIM_LOCK]);
      const claimed = await this.claimAfter(this.last, request, transaction);
      const rest = request.limit - claimed.length;
      if (this.last !== FIRST_TENANT && rest > 0) {
        claimed.push(...(await this.claimAfter(FIRST_TENANT, { ...request, limit: rest }, transaction)));
      }
      this.last = claimed.at(-1)?.tenant ?? FIRST_TENANT;
      return claimed;
    });
  }

  /** Ends the runs whose lease has expired: their worker is gone. @returns the jobs in their new state */
  interruptExpired(): Promise<readonly Job[]> {
    return this.unitOfWork.run(async (transaction) => {
      const rows = await managerOf(transaction).query<FoundRow[]>(EXPIRED);
      return this.change(rows, transaction, (job, now) => (job.status === 'running' ? interruptJob(job, now) : job));
    });
  }

  private async claimAfter(
    { organizationId, livemode }: Tenant,
    { owner, kinds, countedKinds = kinds, limit, leaseMs }: ClaimRequest,
    transaction: Transaction,
  ): Promise<LeasedJob[]> {
    const rows = await managerOf(transaction).query<FoundRow[]>(DUE, [
      organizationId,
      livemode,
      kinds,
      limit,
      countedKinds,
    ]);
    const jobs = await this.change(rows, transaction, (job, now) =>
      job.status === 'queued' ? leaseJob(job, { owner, until: new Date(now.getTime() + leaseMs) }, now) : job,
    );
    return jobs.filter((job) => job.status === 'running');
  }

  private async change(
    rows: readonly FoundRow[],
    transaction: Transaction,
    transition: (job: Job, now: Date) => Job,
  ): Promise<Job[]> {
    const changed: Job[] = [];
    for (const row of rows) {
      const job = transition(toJob(row), row.now);
      await this.table.save(job, transaction);
      changed.push(job);
    }
    return changed;
  }
}
