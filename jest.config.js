import { onThisMachine } from './libs/shared/testing/src/slowness.ts';
import { swcOptions } from './tools/build/swc.config.ts';
import { KINDS } from './tools/jest/kinds.ts';

const TEST_TIMEOUT_MS = onThisMachine(60_000);
const TESTING = '<rootDir>/libs/shared/testing/src';
const DEPLOYMENT = '<rootDir>/apps/worker/e2e/deployment';
const SET_UP = {
  postgres: {
    globalSetup: `${TESTING}/jest-global-setup.ts`,
    globalTeardown: `${TESTING}/jest-global-teardown.ts`,
  },
  'postgres and redis': {
    globalSetup: `${TESTING}/jest-global-setup-redis.ts`,
    globalTeardown: `${TESTING}/jest-global-teardown.ts`,
  },
  'debian postgres': {
    globalSetup: `${TESTING}/jest-global-setup-debian.ts`,
    globalTeardown: `${TESTING}/jest-global-teardown.ts`,
  },
  images: {
    globalSetup: `${DEPLOYMENT}/jest-global-setup-deployment.ts`,
    globalTeardown: `${DEPLOYMENT}/jest-global-teardown-deployment.ts`,
  },
};

/** Each kind of suite is a project. `npm test` and the scripts `test:…` select projects. */
export default {
  projects: Object.entries(KINDS).map(([name, kind]) => project(name, kind)),
  // Long enough for a busy machine. The runner of suites that share a graph reads the limit of their project, jest's own runner this one.
  testTimeout: TEST_TIMEOUT_MS,
  reporters: ['<rootDir>/tools/jest/progress-reporter.ts'],
  // Contexts of ES modules stay in memory after their suite. A worker that holds gigabytes of them collects garbage for seconds.
  workerIdleMemoryLimit: '1GB',
};

function project(displayName, { suites, sharesGraph = false, setUp, testTimeout = TEST_TIMEOUT_MS, setupFiles = [] }) {
  return {
    displayName,
    rootDir: import.meta.dirname,
    roots: ['apps', 'libs', 'samples', 'tools'].map((directory) => `<rootDir>/${directory}`),
    testMatch: suites.map((glob) => (glob.startsWith('!') ? `!**/${glob.slice(1)}` : `<rootDir>/${glob}`)),
    testEnvironment: 'node',
    testEnvironmentOptions: { customExportConditions: ['@livery/source', 'node', 'node-addons'] },
    extensionsToTreatAsEsm: ['.ts'],
    moduleFileExtensions: ['ts', 'js', 'json', 'node'],
    modulePathIgnorePatterns: ['/dist/'],
    transform: {
      '^.+\\.ts$': [
        '@swc/jest',
        { ...swcOptions, jsc: { ...swcOptions.jsc, rewriteRelativeImportExtensions: false }, module: { type: 'es6' } },
      ],
    },
    testTimeout,
    setupFiles,
    ...(sharesGraph && { runner: '<rootDir>/tools/jest/shared-graph/runner.ts' }),
    ...SET_UP[setUp],
  };
}
