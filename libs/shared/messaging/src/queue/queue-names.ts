/** Every queue. A job carries ids only, and each can be made again from tables. */
export const QUEUES = { wakeUps: 'wake-ups', jobs: 'jobs' } as const;
