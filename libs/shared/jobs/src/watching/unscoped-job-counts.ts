import { type Database, unscoped } from '@livery/persistence';
import { JOB_COUNTS } from '../persistence/tenant-guard-exceptions.ts';

/** Jobs are counted up to this number, since an operator does not need to know larger ones exactly. */
const MAX_COUNTED = 10_000;

export interface JobCounts {
  /** The number of queued jobs, at most 10,000. */
  readonly queued: number;
  /** Those of them that could run now if there were a slot, at most 10,000. */
  readonly due: number;
  readonly running: number;
  /** The time since the oldest job was due of an organization with less than its number of running jobs, in seconds; 0 if there is none. */
  readonly oldestAge: number;
}

/**
 * A job whose organization has its number of running jobs ($1) waits for slots that nobody else wants, so its age says nothing about the turns of
 * others.
 */
const COUNT = unscoped(
  JOB_COUNTS,
  `select count(*)::int as queued, (count(*) filter (where waiting.run_after <= now()))::int as due,
          coalesce(extract(epoch from now() - min(waiting.run_after) filter (
            where waiting.run_after <= now() and waiting.running < $1)), 0)::float8 as "oldestAge",
          (select count(*)::int from (select 1 from jobs.job r where r.status = 'running' limit ${MAX_COUNTED}) running) as running
     from (select q.run_after,
                  (select count(*) from jobs.job r where r.organization_id = q.organization_id
                      and r.status = 'running') as running
             from jobs.job q where q.status = 'queued' limit ${MAX_COUNTED}) waiting`,
);

/** Counts the jobs of all tenants that wait or run. */
export async function unscopedJobCounts(
  database: Pick<Database, 'query'>,
  perOrganization: number,
): Promise<JobCounts> {
  const [row] = await database.query<JobCounts & Record<string, number>>(COUNT, [perOrganization]);
  return row ?? { queued: 0, due: 0, running: 0, oldestAge: 0 };
}
