import { ConnectionPool } from '@livery/persistence';
import { createPostgresBackend, isPgPool, type PgPool, Queue, runMigrations, Worker } from 'bullmq';
import { type OpenEnd, type QueueEnd, type QueueStore, type SendingEnd, WORKER_OPTIONS } from './queue-store.ts';

const SCHEMA = 'bullmq';
const SENDER_CONNECTIONS = 2;
/** One of them listens. */
const TAKER_CONNECTIONS = 3;
const STATEMENT_TIMEOUT_MS = 5_000;
/** For a server that no longer says so itself. */
const QUERY_TIMEOUT_MS = 8_000;

/**
 * BullMQ on pools of ours. The listening connection that it opens by itself has nobody to hear of its loss for an instant,
 * and such a loss ends the process.
 */
export class PostgresQueueStore implements QueueStore {
  constructor(private readonly url: string) {}

  openSender(queue: string): Promise<OpenEnd<SendingEnd>> {
    const connection = this.openPool(SENDER_CONNECTIONS);
    const end = new Queue(queue, { connection, skipMetasUpdate: true }, createPostgresBackend);
    return Promise.resolve({ end, release: () => connection.close() });
  }

  async openTaker(queue: string, take: (job: string) => Promise<void>): Promise<OpenEnd<QueueEnd>> {
    const connection = this.openPool(TAKER_CONNECTIONS);
    try {
      await makeTables(connection);
    } catch (error) {
      await connection.close();
      throw error;
    }
    const end = new Worker(queue, ({ name }) => take(name), { ...WORKER_OPTIONS, connection }, createPostgresBackend);
    return { end, release: () => connection.close() };
  }

  private openPool(max: number): ConnectionPool & PgPool {
    const pool = new ConnectionPool({
      connectionString: this.url,
      max,
      options: `-c search_path=${SCHEMA}`,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    });
    // It is one; only the two packages' types of listeners do not fit.
    if (!isPgPool(pool)) throw new TypeError('BullMQ does not know a pool when it sees one.');
    return pool;
  }
}

async function makeTables(pool: ConnectionPool): Promise<void> {
  const client = await pool.connect();
  try {
    await runMigrations(client, SCHEMA);
  } finally {
    // The settings of the migration end with its connection.
    client.release(true);
  }
}
