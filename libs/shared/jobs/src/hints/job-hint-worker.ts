import {
  type BackendFactory,
  type ConnectionOptions,
  createPostgresBackend,
  createRedisBackend,
  type IQueueBackend,
  isPgPool,
  type JobProgress,
  type PgPool,
  type Processor,
  Worker,
  type WorkerOptions,
} from 'bullmq';

type Connection = ConnectionOptions | PgPool;

const createBackend: BackendFactory<IQueueBackend, Connection> = (name, { connection, ...rest }, options) =>
  isPgPool(connection)
    ? createPostgresBackend(name, { ...rest, connection }, options)
    : createRedisBackend(name, { ...rest, connection }, options);

/** The worker of BullMQ that `@nestjs/bullmq` creates. It uses PostgreSQL if its connection is a pool, and Redis otherwise. */
export class JobHintWorker extends Worker<unknown, unknown, string, IQueueBackend, JobProgress, Connection> {
  constructor(queue: string, processor: Processor<unknown, unknown>, options: WorkerOptions<Connection>) {
    super(queue, processor, options, createBackend);
  }
}
