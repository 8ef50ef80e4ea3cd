import type { DocumentedError } from '@livery/kernel';

/** The error codes with which jobs of any kind can end. They stand in the job, not in a response. */
export const jobsErrorCodes = {
  job_crashed: {
    kind: 'defect',
    meaning: 'The job was interrupted five times. Start it again, and report it if that fails, too.',
  },
} as const satisfies Readonly<Record<string, DocumentedError>>;

declare module '@livery/kernel' {
  interface ErrorCodes extends Readonly<typeof jobsErrorCodes> {}
}
