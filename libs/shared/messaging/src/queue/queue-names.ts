/** Every queue. A job carries ids only, and each can be made again from tables. */
export const QUEUES = { wakeUps: 'wake-ups', jobs: 'jobs' } as const;

/** What there may be to do: events to relay, deliveries to send. */
export const WAKE_UPS = ['relay', 'deliveries'] as const;

export type WakeUp = (typeof WAKE_UPS)[number];

export function isWakeUp(name: string): name is WakeUp {
  return WAKE_UPS.some((known) => known === name);
}
