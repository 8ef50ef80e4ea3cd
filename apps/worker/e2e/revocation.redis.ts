import { startApart } from './compositions.ts';
import { describeRevocation } from './revocation-suite.ts';

/** A Redis that the suite may empty. The set-up of the run has checked that it is there. */
const REDIS_URL = process.env['REDIS_URL'] ?? '';

describeRevocation({
  'two apis and an oauth-server that count requests in Redis': () =>
    startApart(['api', 'api', 'oauth-server'], { RATE_LIMIT_REDIS_URL: REDIS_URL }),
});
