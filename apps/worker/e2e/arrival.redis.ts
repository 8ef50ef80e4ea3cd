import { Redis } from 'ioredis';
import { describeArrival } from './arrival-suite.ts';

/** A Redis that the suite may empty. The set-up of the run has checked that it is there. */
const REDIS_URL = process.env['REDIS_URL'] ?? '';

describeArrival({
  name: 'Redis',
  urlFor: () => REDIS_URL,
  wipe: async () => {
    const redis = new Redis(REDIS_URL);
    await redis.flushdb();
    redis.disconnect();
  },
});
