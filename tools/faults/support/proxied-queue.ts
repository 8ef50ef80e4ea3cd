import { TcpProxy } from '@livery/testing/without-jest';
import type { Database } from '@livery/persistence';
import { installProgram } from '../../packages/install-program.ts';
import { type RunningRedis, startRedis } from '../../redis/running-redis.ts';
import { wipeQueue } from './queue-wipe.ts';

/** The queue of the service, which can be emptied, and be away while the database is there. */
export class ProxiedQueue implements AsyncDisposable {
  private readonly proxy: TcpProxy;
  private readonly database: Database;
  private readonly redisUrl: string | undefined;

  private constructor(proxy: TcpProxy, database: Database, redisUrl: string | undefined) {
    this.proxy = proxy;
    this.database = database;
    this.redisUrl = redisUrl;
  }

  /** @param redisUrl undefined: the queue is in the database */
  static async open(database: Database, databaseUrl: string, redisUrl: string | undefined): Promise<ProxiedQueue> {
    return new ProxiedQueue(await TcpProxy.open(redisUrl ?? databaseUrl), database, redisUrl);
  }

  /** For the processes of the service. */
  get url(): string {
    return this.proxy.url;
  }

  get name(): string {
    return this.redisUrl === undefined ? 'PostgreSQL' : 'Redis';
  }

  async wipe(): Promise<void> {
    await wipeQueue(this.database, this.redisUrl);
  }

  leave(): void {
    this.proxy.refuse();
  }

  comeBack(): void {
    this.proxy.resume();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.proxy[Symbol.asyncDispose]();
  }
}

/** The Redis at `REDIS_URL`, or one that is started, and installed if need be; null if that fails. */
export async function provideRedis(): Promise<RunningRedis | null> {
  const given = process.env['REDIS_URL'];
  if (given !== undefined) return { url: given, stop: () => Promise.resolve() };
  try {
    await installProgram('redis-server');
    return await startRedis();
  } catch (error) {
    console.error(`There is no Redis, so the queue is in PostgreSQL: ${String(error)}`);
    return null;
  }
}
