import preset from '../../jest.preset.js';

const DIRECTORY = '<rootDir>/apps/worker/e2e/deployment';

/** The suites that run what docker/ describes, on Debian's PostgreSQL, Redis, nginx and PgBouncer: `npm run test:deploy`. */
export default {
  ...preset,
  testMatch: [`${DIRECTORY}/*.deploy.ts`],
  testTimeout: 90_000,
  globalSetup: `${DIRECTORY}/jest-global-setup-deployment.ts`,
  globalTeardown: `${DIRECTORY}/jest-global-teardown-deployment.ts`,
};
