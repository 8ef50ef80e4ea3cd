import { PostgresQueueStore } from './postgres-queue-store.ts';
import type { QueueStore } from './queue-store.ts';
import { RedisQueueStore } from './redis-queue-store.ts';

/** The queue at a URL: `redis://…` or `rediss://…` (Redis), or `postgres://…` (PostgreSQL, schema `bullmq`). It does not connect yet. */
export function queueStoreAt(url: string): QueueStore {
  return /^postgres(ql)?:/.test(url) ? new PostgresQueueStore(url) : new RedisQueueStore(url);
}
