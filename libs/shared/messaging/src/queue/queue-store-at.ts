import { PostgresQueueStore } from './postgres-queue-store.ts';
import type { QueueStore } from './queue-store.ts';
import { RedisQueueStore } from './redis-queue-store.ts';

/** `redis://…` and `rediss://…` is Redis, `postgres://…` is PostgreSQL, schema `bullmq`. Nothing is connected yet. */
export function queueStoreAt(url: string): QueueStore {
  return /^postgres(ql)?:/.test(url) ? new PostgresQueueStore(url) : new RedisQueueStore(url);
}
