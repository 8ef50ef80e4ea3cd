import { Redis } from 'ioredis';
import { setup as startPostgres } from './postgres-global-setup.ts';

const TIMEOUT_MS = 3_000;
const PURPOSE = 'These suites need a Redis at REDIS_URL that they may empty';

/** Checks that Redis can be reached before the suites start. @throws Error that says what is missing */
export default async function setup(): Promise<void> {
  const url = process.env['REDIS_URL'];
  if (url === undefined || url === '') throw new Error(`${PURPOSE}, which is not set.`);
  const redis = new Redis(url, { lazyConnect: true, connectTimeout: TIMEOUT_MS, retryStrategy: () => null });
  let reason = '';
  redis.on('error', (error) => (reason = error.message));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw new Error(`${PURPOSE}, and there is none at ${url}: ${reason || String(error)}`, { cause: error });
  } finally {
    redis.disconnect();
  }
  await startPostgres();
}
