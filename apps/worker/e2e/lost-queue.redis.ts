import { describeLostQueue } from './lost-queue-suite.ts';

/** A Redis that the suite may empty. The set-up of the run has checked that it is there. */
const REDIS_URL = process.env['REDIS_URL'] ?? '';

describeLostQueue('Redis', () => Promise.resolve([REDIS_URL, () => Promise.resolve()]));
