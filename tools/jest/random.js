import { sampleOf } from '../../libs/office/testing/src/sampling.ts';
import { longSuites, randomSuites } from './long-suites.js';

/** The suites with random values, and more of these: part of `npm run test:long`. A sample of the gate is one of three. */
export default longSuites(sampleOf(randomSuites, 3), {
  setupFiles: ['<rootDir>/tools/jest/many-property-runs.js'],
});
