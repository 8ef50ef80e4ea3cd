import type { Queue } from 'bullmq';

/** A worker that is of no more use does not hold on to its retries. */
export const WORKER_OPTIONS = { runRetryDelay: 1_000 } as const;

/** What is common to a queue and a worker of BullMQ. */
export interface QueueEnd {
  addListener(event: 'error' | 'ioredis:close', listener: (error?: unknown) => void): unknown;
  waitUntilReady(): Promise<unknown>;
  getBackend(): { getQueueMetaField(field: string): Promise<string | null> };
  /** @param force do not wait for the store */
  close(force?: boolean): Promise<void>;
}

export type SendingEnd = QueueEnd & Pick<Queue, 'addBulk'>;

/** One end of a queue, on connections of its own. */
export interface OpenEnd<End extends QueueEnd> {
  readonly end: End;
  /** Gives back, after the end was closed, what it ran on. */
  readonly release: () => Promise<void>;
}

/** Where queues are kept. Whatever is in it may be lost. */
export interface QueueStore {
  openSender(queue: string): Promise<OpenEnd<SendingEnd>>;
  /** Makes what queues are kept in, where it is missing; then hands on the name of every job. */
  openTaker(queue: string, take: (job: string) => Promise<void>): Promise<OpenEnd<QueueEnd>>;
}
