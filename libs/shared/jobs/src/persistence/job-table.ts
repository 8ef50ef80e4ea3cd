import {
  type CreatedRange,
  mapPage,
  type Page,
  type PageRequest,
  type Scope,
  type Tenant,
  type Transaction,
} from '@livery/kernel';
import { createdConditions, type Database, managerOf, readPage } from '@livery/persistence';
import type { Job } from '../domain/job.ts';
import { keyOf, stateColumns, toJob, toRow } from './job.mapper.ts';
import { JOB_COLUMN_NAMES, JOB_COLUMNS, JobRowSchema, type ReadJobRow } from './job.row.ts';

const FIND = `select ${JOB_COLUMNS} from jobs.job j where j.organization_id = $1 and j.livemode = $2 and j.id = $3`;
const LOCK = `${FIND} for no key update`;

/** What is null does not limit the result. */
export interface JobFilter {
  /** A job is found by any one of its scopes. */
  readonly scopes: readonly Scope[];
  readonly kind: string | null;
  readonly status: Job['status'] | null;
  readonly created: CreatedRange;
}

/** The jobs of one tenant in the table `jobs.job`. */
export class JobTable {
  constructor(private readonly database: Database) {}

  async find({ organizationId, livemode }: Tenant, id: string): Promise<Job | null> {
    const [row] = await this.database.query<ReadJobRow>(FIND, [organizationId, livemode, id]);
    return row === undefined ? null : toJob(row);
  }

  /** Newest first. */
  async list(tenant: Tenant, { scopes, kind, status, created }: JobFilter, page: PageRequest): Promise<Page<Job>> {
    const rows = await readPage<ReadJobRow>(this.database, tenant, page, {
      columns: JOB_COLUMN_NAMES.join(', '),
      table: 'jobs.job',
      where: (bind) => [
        `scopes && ${bind(scopes)}::text[]`,
        ...(kind === null ? [] : [`kind = ${bind(kind)}`]),
        ...(status === null ? [] : [`status = ${bind(status)}`]),
        ...createdConditions(created, bind),
      ],
    });
    return mapPage(rows, toJob);
  }

  /** Reads a job and locks it until the end of the transaction. */
  async lock({ organizationId, livemode }: Tenant, id: string, transaction: Transaction): Promise<Job | null> {
    const [row] = await managerOf(transaction).query<ReadJobRow[]>(LOCK, [organizationId, livemode, id]);
    return row === undefined ? null : toJob(row);
  }

  async insert(job: Job, transaction: Transaction): Promise<void> {
    await managerOf(transaction).insert(JobRowSchema, toRow(job));
  }

  /** Writes the state of a job that the transaction has locked. */
  async save(job: Job, transaction: Transaction): Promise<void> {
    await managerOf(transaction).update(JobRowSchema, keyOf(job), stateColumns(job));
  }
}
