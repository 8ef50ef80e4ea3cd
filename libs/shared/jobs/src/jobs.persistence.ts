import { type PersistenceSlice, tableEraser } from '@livery/persistence';
import { JobRowSchema } from './persistence/job.row.ts';
import { CreateJobs1763601600000 } from './persistence/migrations/1763601600000-create-jobs.ts';
import { ListJobs1763604800000 } from './persistence/migrations/1763604800000-list-jobs.ts';
import { JOB_CLAIMS, JOB_COUNTS, JOB_RETENTION, JOB_WATCH } from './persistence/tenant-guard-exceptions.ts';

export const jobsPersistence: PersistenceSlice = {
  entities: [JobRowSchema],
  migrations: [CreateJobs1763601600000, ListJobs1763604800000],
  // Jobs hold ids and results without personal data. The worker that runs an erased job notices that its lease is gone.
  eraser: tableEraser(['jobs.job']),
  tenantGuardExceptions: [JOB_CLAIMS, JOB_WATCH, JOB_COUNTS, JOB_RETENTION],
};
