import preset from '../../jest.preset.js';

const { globalSetup: _, globalTeardown: __, ...shared } = preset;

/** The suites that start OpenStack Swift, whose S3 interface refuses wrong signatures: `npm run test:s3`. */
export default {
  ...shared,
  testMatch: ['<rootDir>/libs/**/*.s3.ts'],
};
