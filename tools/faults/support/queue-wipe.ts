import type { Database } from '@livery/persistence';
import { Redis } from 'ioredis';

/** Empties the queue while it is in use. @param redisUrl undefined if the queue is in the database */
export async function wipeQueue(database: Database, redisUrl: string | undefined): Promise<void> {
  if (redisUrl === undefined) {
    await database.dataSource.query('drop schema bullmq cascade');
    return;
  }
  const redis = new Redis(redisUrl);
  await redis.flushall();
  redis.disconnect();
}
