import { fuzzSuites, longSuites } from './long-suites.js';

/** Random requests to every operation. They belong to `npm run test:long`; `npm run fuzz` sends more. */
export default longSuites(fuzzSuites);
