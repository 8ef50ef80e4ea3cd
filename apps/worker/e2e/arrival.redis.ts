import { Redis } from 'ioredis';
import { describeArrival } from './arrival-suite.ts';

/** A Redis that may be emptied. */
function redisUrl(): string {
  const url = process.env['REDIS_URL'];
  if (url === undefined) throw new Error('REDIS_URL is missing: these suites need a Redis that they may empty.');
  return url;
}

describeArrival({
  name: 'Redis',
  urlFor: redisUrl,
  wipe: async () => {
    const redis = new Redis(redisUrl());
    await redis.flushdb();
    redis.disconnect();
  },
});
