import { ConnectionPool } from '@livery/persistence';
import { createPostgresBackend, isPgPool, type PgPool, Queue, runMigrations, Worker } from 'bullmq';
import {
  type OpenEnd,
  type QueueEnd,
  type QueueStore,
  type SendingEnd,
  WORKER_OPTIONS,
  type WorkerConnection,
} from './queue-store.ts';

const SCHEMA = 'bullmq';
const SENDER_CONNECTIONS = 2;
/** One of them listens for notifications. */
const RECEIVER_CONNECTIONS = 3;
const STATEMENT_TIMEOUT_MS = 5_000;
/** Longer than the statement timeout, for a server that no longer responds. */
const QUERY_TIMEOUT_MS = 8_000;

/**
 * BullMQ on PostgreSQL, with our own connection pools. A listening connection that BullMQ opens itself has no error handler for a
 * moment, and a loss at that moment would end the process.
 */
export class PostgresQueueStore implements QueueStore {
  constructor(private readonly url: string) {}

  async openSender(queue: string): Promise<OpenEnd<SendingEnd>> {
    const { connection, release } = await this.openPoolWithTables(SENDER_CONNECTIONS);
    const end = new Queue(queue, { connection, skipMetasUpdate: true }, createPostgresBackend);
    return { end, release };
  }

  async openReceiver(queue: string, receive: (job: string) => Promise<void>): Promise<OpenEnd<QueueEnd>> {
    const { connection, release } = await this.openPoolWithTables(RECEIVER_CONNECTIONS);
    const end = new Worker(
      queue,
      ({ name }) => receive(name),
      { ...WORKER_OPTIONS, connection },
      createPostgresBackend,
    );
    return { end, release };
  }

  openConnection(): Promise<WorkerConnection> {
    return this.openPoolWithTables(RECEIVER_CONNECTIONS);
  }

  private async openPoolWithTables(max: number) {
    const connection = this.openPool(max);
    const release = (): Promise<void> => connection.close();
    try {
      await createTables(connection);
    } catch (error) {
      await release();
      throw error;
    }
    return { connection, release };
  }

  private openPool(max: number): ConnectionPool & PgPool {
    const pool = new ConnectionPool({
      connectionString: this.url,
      max,
      options: `-c search_path=${SCHEMA}`,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    });
    // This is always true. The check only bridges the different listener types of the two packages.
    if (!isPgPool(pool)) throw new TypeError('BullMQ does not accept this connection pool.');
    return pool;
  }
}

async function createTables(pool: ConnectionPool): Promise<void> {
  const client = await pool.connect();
  try {
    await runMigrations(client, SCHEMA);
  } finally {
    // The connection is closed, since the migration has changed its settings.
    client.release(true);
  }
}
