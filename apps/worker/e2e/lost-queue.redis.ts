import { describeLostQueue } from './lost-queue-suite.ts';

/** A Redis that may be emptied; the set-up of the run has made sure that there is one. */
const REDIS_URL = process.env['REDIS_URL'] ?? '';

describeLostQueue('Redis', () => Promise.resolve([REDIS_URL, () => Promise.resolve()]));
