/** The names of all queues. A job contains at most ids, and every job can be created again from tables. */
export const QUEUES = { wakeUps: 'wake-ups', jobs: 'jobs' } as const;
