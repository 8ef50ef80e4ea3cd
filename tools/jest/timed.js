import preset from '../../jest.preset.js';

/** The suites with time limits. They run after all others, one after another. */
export default {
  ...preset,
  testMatch: ['<rootDir>/{apps,libs,tools}/**/*.timed.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
