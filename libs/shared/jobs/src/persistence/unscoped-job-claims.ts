import type { Transaction, UnitOfWork } from '@livery/kernel';
import { managerOf, unscoped } from '@livery/persistence';
import type { Job, LeasedJob } from '../domain/job.ts';
import { interruptJob, leaseJob, RUNNING_PER_ORGANIZATION } from '../domain/job-transitions.ts';
import { toJob } from './job.mapper.ts';
import { JOB_COLUMNS, type ReadJobRow } from './job.row.ts';
import type { JobTable } from './job-table.ts';
import { JOB_CLAIMS } from './tenant-guard-exceptions.ts';

/** The number of organizations that one claim visits. */
const ORGANIZATIONS_PER_CLAIM = 10_000;
const EXPIRED_AT_ONCE = 100;
/**
 * The key of the advisory lock that claims hold. Only one worker claims at a time, because two that count the running jobs of an
 * organization at the same time would not see each other's claims. A claim takes milliseconds.
 */
const CLAIM_LOCK = 0x6a_6f_62_73;
const ANY_NUMBER = 2 ** 31 - 1;
const FIRST_ORGANIZATION = '00000000-0000-0000-0000-000000000000';

const organizationAfter = (organizationId: string): string => `
  select organization_id from jobs.job
   where status = 'queued' and organization_id > ${organizationId}
   order by organization_id limit 1`;

/**
 * Steps from organization to organization through the index of queued jobs, so that a long queue of one does not delay the others, and
 * takes the oldest due job of each in any of its modes.
 */
const DUE = unscoped(
  JOB_CLAIMS,
  `with recursive waiting as (
     select first.organization_id, 1 as step from (${organizationAfter('$1::uuid')}) first
     union all
     select next.organization_id, waiting.step + 1
       from waiting cross join lateral (${organizationAfter('waiting.organization_id')}) next
      where waiting.step < ${ORGANIZATIONS_PER_CLAIM}
   )
   select due.*, clock_timestamp() as now
     from waiting cross join lateral (
       select oldest.* from (values (false), (true)) mode (livemode) cross join lateral (
         select ${JOB_COLUMNS} from jobs.job j
          where j.organization_id = waiting.organization_id and j.livemode = mode.livemode
            and j.status = 'queued' and j.run_after <= clock_timestamp() and j.kind = any ($2)
          order by j.run_after, j.id limit 1
            for no key update skip locked
       ) oldest
        order by oldest.run_after, oldest.id limit 1
     ) due
    where waiting.organization_id <> all ($5)
      and (select count(*) from jobs.job r
            where r.organization_id = waiting.organization_id and r.status = 'running' and r.kind = any ($4)
          ) < $6
    limit $3`,
);

const OTHERS_WAIT = unscoped(
  JOB_CLAIMS,
  `select exists (
     select 1 from jobs.job j
      where j.status = 'queued' and j.organization_id <> $1 and j.run_after <= clock_timestamp() and j.kind = any ($2)
   ) as "isWaiting"`,
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
  /** The kinds whose running jobs count towards the number of an organization, and that take turns together (default: `kinds`). */
  readonly countedKinds?: readonly string[];
  /** The UUIDs of organizations that get nothing now (default: none). */
  readonly passedOver?: readonly string[];
  /** The number of jobs to claim at most. */
  readonly limit: number;
  readonly leaseMs: number;
}

/** Takes jobs of all tenants for one worker. */
export class UnscopedJobClaims {
  /** The organization of the last claimed job of kinds that take turns together. The next claim begins with the one after it. */
  private readonly last = new Map<string, string>();

  constructor(
    private readonly table: JobTable,
    private readonly unitOfWork: UnitOfWork,
    private readonly perOrganization = RUNNING_PER_ORGANIZATION,
  ) {}

  /**
   * Claims due jobs, at most one of each organization. Organizations with less than their number of running jobs of the counted kinds come
   * first. Only if there is none, the slots that are left go to the others, in turns.
   */
  claim(request: ClaimRequest): Promise<readonly LeasedJob[]> {
    const turns = (request.countedKinds ?? request.kinds).join();
    return this.unitOfWork.run(async (transaction) => {
      await managerOf(transaction).query('select pg_advisory_xact_lock($1)', [CLAIM_LOCK]);
      const last = this.last.get(turns) ?? FIRST_ORGANIZATION;
      let claimed = await this.claimInTurns(last, request, this.perOrganization, transaction);
      if (claimed.length === 0) claimed = await this.claimInTurns(last, request, ANY_NUMBER, transaction);
      this.last.set(turns, claimed.at(-1)?.tenant.organizationId ?? last);
      return claimed;
    });
  }

  /** @param most an organization with so many running jobs gets none */
  private async claimInTurns(
    last: string,
    request: ClaimRequest,
    most: number,
    transaction: Transaction,
  ): Promise<LeasedJob[]> {
    const claimed = await this.claimAfter(last, request, most, transaction);
    const rest = request.limit - claimed.length;
    if (last === FIRST_ORGANIZATION || rest <= 0) return claimed;
    const served = [...(request.passedOver ?? []), ...claimed.map(({ tenant }) => tenant.organizationId)];
    const wanted = { ...request, limit: rest, passedOver: served };
    return [...claimed, ...(await this.claimAfter(FIRST_ORGANIZATION, wanted, most, transaction))];
  }

  /** Whether a job of one of the kinds is due in another organization. */
  async doOthersWait(organizationId: string, kinds: readonly string[]): Promise<boolean> {
    return this.unitOfWork.run(async (transaction) => {
      const [row] = await managerOf(transaction).query<{ readonly isWaiting: boolean }[]>(OTHERS_WAIT, [
        organizationId,
        kinds,
      ]);
      return row?.isWaiting === true;
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
    organizationId: string,
    { owner, kinds, countedKinds = kinds, passedOver = [], limit, leaseMs }: ClaimRequest,
    most: number,
    transaction: Transaction,
  ): Promise<LeasedJob[]> {
    const values = [organizationId, kinds, limit, countedKinds, passedOver, most];
    const rows = await managerOf(transaction).query<FoundRow[]>(DUE, values);
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
