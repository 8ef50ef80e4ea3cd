import preset from '../../jest.preset.js';

/** The suites that hold something to a time: one after another with the machine to themselves, after all others. */
export default {
  ...preset,
  testMatch: ['<rootDir>/{apps,libs,tools}/**/*.timed.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
