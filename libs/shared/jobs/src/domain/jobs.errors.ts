import { type DocumentedError, DomainError } from '@livery/kernel';
import type { JobError } from './job.ts';

/** The error codes with which jobs of any kind can end. */
export const jobsErrorCodes = {
  job_crashed: {
    kind: 'defect',
    meaning: 'The job was interrupted five times. Start it again, and report it if that fails, too.',
  },
} as const satisfies Readonly<Record<string, DocumentedError>>;

declare module '@livery/kernel' {
  interface ErrorCodes extends Readonly<typeof jobsErrorCodes> {}
}

/** The error of a job whose runs were interrupted too often. */
export const JOB_CRASHED: JobError = {
  code: 'job_crashed',
  message: 'The job was interrupted five times. Start it again, and report it if that fails, too.',
};

export const jobHasEnded = (status: string): DomainError =>
  new DomainError('conflict', 'resource_conflict', `The job has ended (${status}), so it cannot be cancelled.`);
