import type { Tenant, Transaction } from '@livery/kernel';
import { type Database, managerOf } from '@livery/persistence';
import type { Job } from '../domain/job.ts';
import { keyOf, stateColumns, toJob, toRow } from './job.mapper.ts';
import { JOB_COLUMNS, JobRowSchema, type ReadJobRow } from './job.row.ts';

const FIND = `select ${JOB_COLUMNS} from jobs.job j where j.organization_id = $1 and j.livemode = $2 and j.id = $3`;
const LOCK = `${FIND} for no key update`;

/** The jobs of one tenant in the table `jobs.job`. */
export class JobTable {
  constructor(private readonly database: Database) {}

  async find({ organizationId, livemode }: Tenant, id: string): Promise<Job | null> {
    const [row] = await this.database.query<ReadJobRow>(FIND, [organizationId, livemode, id]);
    return row === undefined ? null : toJob(row);
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
