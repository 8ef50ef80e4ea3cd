/** The names of all queues. They carry hints only: nothing is lost when a queue is emptied. */
export const QUEUES = { wakeUps: 'wake-ups' } as const;
