import { type Database, deleteInBatches, unscoped } from '@livery/persistence';
import { JOB_RETENTION } from './tenant-guard-exceptions.ts';

const KEPT_MS = 30 * 24 * 3_600_000;
const BATCH = 1_000;

const DELETE = unscoped(
  JOB_RETENTION,
  `delete from jobs.job where (organization_id, livemode, id) in (
     select organization_id, livemode, id from jobs.job
      where completed <= $1 order by completed limit $2 for update skip locked)
   returning 1`,
);

/** Deletes jobs that ended more than 30 days ago, 1,000 in each statement. @returns the number of deleted rows */
export function deleteUnscopedEndedJobs(database: Database, now: Date): Promise<number> {
  return deleteInBatches(database, DELETE, [new Date(now.getTime() - KEPT_MS)], BATCH);
}
