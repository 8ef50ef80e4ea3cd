import type { Database } from '@livery/persistence';
import { Redis } from 'ioredis';

/** Empties the queue while it is in use. @param redisUrl undefined if the queue is in the database */
export async function wipeQueue(database: Database, redisUrl: string | undefined): Promise<void> {
  if (redisUrl === undefined) {
    while (!(await dropSchema(database)));
    return;
  }
  const redis = new Redis(redisUrl);
  await redis.flushall();
  redis.disconnect();
}

/** @returns false if PostgreSQL has cancelled the statement because of a deadlock with sessions that use the tables */
async function dropSchema(database: Database): Promise<boolean> {
  try {
    await database.dataSource.query('drop schema bullmq cascade');
    return true;
  } catch (error) {
    if (error instanceof Error && error.message === 'deadlock detected') return false;
    throw error;
  }
}
