import { type Database, unscoped } from '@livery/persistence';
import type { Job } from '../domain/job.ts';
import { toJob } from '../persistence/job.mapper.ts';
import { JOB_COLUMNS, type ReadJobRow } from '../persistence/job.row.ts';
import { JOB_WATCH } from '../persistence/tenant-guard-exceptions.ts';

const READ = unscoped(
  JOB_WATCH,
  `select ${JOB_COLUMNS}
     from unnest($1::uuid[], $2::boolean[], $3::uuid[]) as watched(organization_id, livemode, id)
     join jobs.job j
       on j.organization_id = watched.organization_id and j.livemode = watched.livemode and j.id = watched.id`,
);

/** Reads jobs of several tenants, each by its tenant and id. Jobs that no longer exist are missing from the result. */
export async function unscopedWatchedJobs(
  database: Database,
  jobs: readonly Pick<Job, 'tenant' | 'id'>[],
): Promise<readonly Job[]> {
  const rows = await database.query<ReadJobRow>(READ, [
    jobs.map(({ tenant }) => tenant.organizationId),
    jobs.map(({ tenant }) => tenant.livemode),
    jobs.map(({ id }) => id),
  ]);
  return rows.map(toJob);
}
