import { aloneSuites, longSuites } from './long-suites.js';

/** The long suites beside which nothing else may run. They belong to `npm run test:long`. */
export default longSuites(aloneSuites);
