import preset from '../../jest.preset.js';

/** The suites that need a Redis at `REDIS_URL`, which they empty: `npm run test:redis`. */
export default {
  ...preset,
  testMatch: ['<rootDir>/{apps,libs}/**/*.redis.ts'],
  globalSetup: '<rootDir>/libs/shared/testing/src/jest-global-setup-redis.ts',
};
