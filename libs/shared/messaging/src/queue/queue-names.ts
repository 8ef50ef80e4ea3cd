/** The names of all queues. They carry hints only: nothing is lost when a queue is emptied. */
export const QUEUES = { wakeUps: 'wake-ups', jobs: 'jobs' } as const;

/** The hint that jobs are due. It has a queue of its own. */
export const JOBS_WAKE_UP = 'jobs';
