// Only this suite proves that nothing is lost when the hints are in Redis, which is emptied, and a worker is killed.
import { describeHints, describeLosses } from './arrival-suite.ts';
import { wipeRedis } from './wipe-queue.ts';

/** A Redis that the suite may empty. The set-up of the run has checked that it is there. */
const REDIS_URL = process.env['REDIS_URL'] ?? '';
const STORE = { name: 'Redis', urlFor: () => REDIS_URL, wipe: () => wipeRedis(REDIS_URL) };

describeHints(STORE);
describeLosses(STORE);
