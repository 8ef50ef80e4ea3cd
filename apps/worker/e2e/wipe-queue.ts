import { poll } from '@livery/testing';
import { Redis } from 'ioredis';

/** Drops the schema of the queue while it is in use. @param execute runs a statement */
export function wipePostgresQueue(execute: (statement: string) => Promise<unknown>): Promise<void> {
  return poll('the schema of the queue is gone', () => dropped(execute));
}

/** PostgreSQL may cancel the statement because of a deadlock with sessions that use the tables. */
async function dropped(execute: (statement: string) => Promise<unknown>): Promise<boolean> {
  try {
    await execute('drop schema bullmq cascade');
    return true;
  } catch (error) {
    if (error instanceof Error && error.message === 'deadlock detected') return false;
    throw error;
  }
}

export async function wipeRedis(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
}
