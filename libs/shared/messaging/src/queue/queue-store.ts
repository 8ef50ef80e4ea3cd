import type { PgPool, Queue, RedisOptions } from 'bullmq';

/** Milliseconds between the retries of a BullMQ worker; short, so that a worker that was replaced ends soon. */
export const WORKER_OPTIONS = { runRetryDelay: 1_000 } as const;

/** The methods that a queue and a worker of BullMQ have in common. */
export interface QueueEnd {
  addListener(event: 'error' | 'ioredis:close', listener: (error?: unknown) => void): unknown;
  waitUntilReady(): Promise<unknown>;
  getBackend(): { getQueueMetaField(field: string): Promise<string | null> };
  /** @param force do not wait for the store */
  close(force?: boolean): Promise<void>;
}

export type SendingEnd = QueueEnd & Pick<Queue, 'addBulk'>;

/** One end of a queue, with its own connections. */
export interface OpenEnd<End extends QueueEnd> {
  readonly end: End;
  /** Closes the connections after the end was closed. */
  readonly release: () => Promise<void>;
}

/** A connection for a worker of BullMQ: a pool of PostgreSQL, or options with which the worker connects to Redis itself. */
export interface WorkerConnection {
  readonly connection: PgPool | (RedisOptions & { readonly url: string });
  /** Closes the connection after the worker was closed. */
  readonly release: () => Promise<void>;
}

/** The database in which queues are stored. Its content may be lost at any time. Whatever is opened first creates missing tables. */
export interface QueueStore {
  openSender(queue: string): Promise<OpenEnd<SendingEnd>>;
  /** Calls `receive` with the name of every job. */
  openReceiver(queue: string, receive: (job: string) => Promise<void>): Promise<OpenEnd<QueueEnd>>;
  /** Opens a connection for a worker that the caller creates. */
  openConnection(): Promise<WorkerConnection>;
}
