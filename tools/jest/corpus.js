import preset from '../../jest.preset.js';

const { globalSetup: _, globalTeardown: __, ...shared } = preset;

/** The suites that read the reference pack beside the checkout: `npm run test:corpus`. */
export default {
  ...shared,
  testMatch: ['<rootDir>/libs/**/*.corpus.ts'],
};
