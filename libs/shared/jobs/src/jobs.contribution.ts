import type { Contribution } from '@livery/persistence';
import { jobsErrorCodes } from './domain/jobs.error-codes.ts';
import { jobsIdPrefixes } from './jobs.id-prefixes.ts';
import { jobsPersistence } from './jobs.persistence.ts';
import { deleteUnscopedEndedJobs } from './persistence/delete-unscoped-ended-jobs.ts';

const HOUR_MS = 3_600_000;

/** What this library adds to the service. */
export const jobsContribution: Contribution = {
  ...jobsPersistence,
  idPrefixes: jobsIdPrefixes,
  errorCodes: jobsErrorCodes,
  periodicDeletions: [{ everyMs: HOUR_MS, run: deleteUnscopedEndedJobs }],
};
