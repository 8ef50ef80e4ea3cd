import { Queue, type RedisOptions, Worker } from 'bullmq';
import {
  type OpenEnd,
  type QueueEnd,
  type QueueStore,
  type SendingEnd,
  WORKER_OPTIONS,
  type WorkerConnection,
} from './queue-store.ts';

const CONNECT_TIMEOUT_MS = 5_000;
/** Longer than the 5 s for which one command of a worker waits for a job. */
const COMMAND_TIMEOUT_MS = 10_000;

export class RedisQueueStore implements QueueStore {
  private readonly connection: RedisOptions & { readonly url: string };

  constructor(url: string) {
    this.connection = {
      url,
      maxRetriesPerRequest: null,
      connectTimeout: CONNECT_TIMEOUT_MS,
      commandTimeout: COMMAND_TIMEOUT_MS,
      // QueueLink replaces an end that has lost its connection.
      retryStrategy: () => null,
    };
  }

  openSender(queue: string): Promise<OpenEnd<SendingEnd>> {
    const end = new Queue(queue, { connection: this.connection, skipMetasUpdate: true });
    return Promise.resolve({ end, release: nothingToRelease });
  }

  openReceiver(queue: string, receive: (job: string) => Promise<void>): Promise<OpenEnd<QueueEnd>> {
    const end = new Worker(queue, ({ name }) => receive(name), { ...WORKER_OPTIONS, connection: this.connection });
    return Promise.resolve({ end, release: nothingToRelease });
  }

  openConnection(): Promise<WorkerConnection> {
    return Promise.resolve({ connection: this.connection, release: nothingToRelease });
  }
}

/** BullMQ closes the connections that it has opened itself. */
async function nothingToRelease(): Promise<void> {
  return;
}
