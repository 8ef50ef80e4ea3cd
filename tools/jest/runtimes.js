import preset from '../../jest.preset.js';

const { globalSetup: _, globalTeardown: __, ...shared } = preset;

/** The suites that download other runtimes of JavaScript: `npm run test:runtimes`. */
export default {
  ...shared,
  testMatch: ['<rootDir>/apps/**/*.runtimes.ts'],
};
