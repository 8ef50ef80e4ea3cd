import { type ConnectionOptions, createPostgresBackend, runMigrations, setDefaultBackendFactory } from 'bullmq';
import pg from 'pg';

const SCHEMA = 'bullmq';
const POOL_SIZE = 4;

/**
 * How BullMQ reaches its store: `redis://…` and `rediss://…` is Redis, `postgres://…` is PostgreSQL, schema `bullmq`.
 * Settles for the whole process which of the two it is.
 */
export function queueConnection(url: string): ConnectionOptions {
  if (!isPostgres(url)) {
    setDefaultBackendFactory();
    return { url, maxRetriesPerRequest: null };
  }
  setDefaultBackendFactory(createPostgresBackend);
  return { connectionString: url, schema: SCHEMA, max: POOL_SIZE, onConnect: surviveLoss };
}

/** A connection that is lost between two statements of a transaction would end the process; the next statement tells of it. */
function surviveLoss(client: pg.ClientBase): void {
  client.on('error', () => undefined);
}

/** Makes BullMQ's tables where it runs on PostgreSQL; the worker does so before it listens. */
export async function prepareQueueStore(url: string): Promise<void> {
  if (!isPostgres(url)) return;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await runMigrations(client, SCHEMA);
  } finally {
    await client.end();
  }
}

function isPostgres(url: string): boolean {
  return /^postgres(ql)?:/.test(url);
}
