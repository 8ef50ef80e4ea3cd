import preset from '../../jest.preset.js';

/** The suites that need LibreOffice, or the validators of presentations: `npm run test:office`. */
export default {
  ...preset,
  testMatch: ['<rootDir>/**/*.office.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
};
