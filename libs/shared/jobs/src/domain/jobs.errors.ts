import { DomainError } from '@livery/kernel';
import type { JobError } from './job.ts';
import { jobsErrorCodes } from './jobs.error-codes.ts';

/** The error of a job whose runs were interrupted too often. */
export const JOB_CRASHED: JobError = { code: 'job_crashed', message: jobsErrorCodes.job_crashed.meaning };

export const jobHasEnded = (status: string): DomainError =>
  new DomainError('conflict', 'resource_conflict', `The job has ended (${status}), so it cannot be cancelled.`);
