import { describeJobs } from './jobs-suite.ts';
import { wipeRedis } from './wipe-queue.ts';

/** A Redis that the suite may empty. The set-up of the run has checked that it is there. */
const REDIS_URL = process.env['REDIS_URL'] ?? '';

describeJobs({ name: 'Redis', urlFor: () => REDIS_URL, wipe: () => wipeRedis(REDIS_URL) });
