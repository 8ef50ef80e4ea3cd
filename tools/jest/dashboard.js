import preset from '../../jest.preset.js';

const { globalSetup: _, globalTeardown: __, ...shared } = preset;

/** The suites that use the dashboard in Chromium against the real service: `npm run test:dashboard`. */
export default {
  ...shared,
  testMatch: ['<rootDir>/apps/dashboard/e2e/**/*.browser.ts'],
};
