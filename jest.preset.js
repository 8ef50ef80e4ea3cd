import { swcOptions } from './tools/build/swc.config.ts';

/** One run from the root for unit, integration and end-to-end suites, which their file names distinguish. */
export default {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@livery/source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts'],
  moduleFileExtensions: ['ts', 'js', 'json', 'node'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { ...swcOptions, jsc: { ...swcOptions.jsc, rewriteRelativeImportExtensions: false }, module: { type: 'es6' } },
    ],
  },
  testMatch: ['<rootDir>/{apps,libs,tools,samples}/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '\\.(timed|long|office)\\.spec\\.ts$'],
  // Long enough for a busy machine.
  testTimeout: 60_000,
  // Contexts of ES modules stay in memory after their suite. A worker that holds gigabytes of them collects garbage for seconds.
  workerIdleMemoryLimit: '1GB',
  modulePathIgnorePatterns: ['/dist/'],
  globalSetup: '<rootDir>/libs/shared/testing/src/jest-global-setup.ts',
  globalTeardown: '<rootDir>/libs/shared/testing/src/jest-global-teardown.ts',
};
