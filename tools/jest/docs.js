import preset from '../../jest.preset.js';

const { globalSetup: _, globalTeardown: __, ...shared } = preset;

/** The suites that need Chromium, Python 3, bash and curl, since they do what readers of the documentation do: `npm run test:docs`. */
export default {
  ...shared,
  testMatch: ['<rootDir>/apps/**/*.docs.ts'],
};
