import preset from '../../jest.preset.js';

const { globalSetup: _, globalTeardown: __, ...shared } = preset;

/** The suites that use the documentation like its readers, with Chromium, Python 3, bash, curl and git: `npm run test:docs`. */
export default {
  ...shared,
  testMatch: ['<rootDir>/{apps,tools}/**/*.docs.ts'],
};
