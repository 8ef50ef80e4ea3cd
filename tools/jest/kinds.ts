import { ALONE_SUITES, DASHBOARD_SUITES, FAULT_SUITES, FUZZ_SUITES, RANDOM_SUITES } from './sampled-suites.ts';

/** One kind of suite, which file names distinguish: one project of jest. */
export interface SuiteKind {
  /** What the suites are, for the person who reads the output. */
  readonly title: string;
  /** Globs below the root of the workspace. `!` excludes. */
  readonly suites: readonly string[];
  /** The number of processes that run suites at the same time. */
  readonly workers: 1 | 2;
  /** Whether the suites of a process share one module graph. Other suites have a graph and globals of their own. */
  readonly sharesGraph?: true;
  /** What starts before the first suite, and stops after the last. */
  readonly setUp?: 'postgres' | 'postgres and redis' | 'debian postgres' | 'images';
  /** Whether the suites run compiled files in threads and processes. */
  readonly needsBuild?: true;
  /** Milliseconds for one test; a minute unless set. */
  readonly testTimeout?: number;
  /** Modules that are loaded before each suite. */
  readonly setupFiles?: readonly string[];
}

/** Suites that replace the timers of their process, or another global. `CONTRIBUTING.md` says when a suite is listed. */
const ISOLATED = [
  'libs/delivery/infrastructure/src/feed/polled-event-arrivals.spec.ts',
  'libs/shared/persistence/src/notification-listener.integration.spec.ts',
  'libs/shared/persistence/src/partition-upkeep.integration.spec.ts',
];

/** Suites about statements, which also run on the distribution's PostgreSQL: another version than the embedded one, which compiles statements. */
const ABOUT_STATEMENTS = [
  'libs/shared/{jobs,messaging,persistence}/src/**/*.integration.spec.ts',
  'libs/delivery/infrastructure/src/**/*.integration.spec.ts',
  'apps/api/e2e/{event-feed,webhook-replays}.e2e.spec.ts',
];

const not = (patterns: readonly string[]): string[] => patterns.map((pattern) => `!${pattern}`);

export const KINDS = {
  /** Beside the code: types and pure functions. */
  unit: {
    title: 'unit tests',
    suites: [
      '{apps,libs,samples,tools}/**/*.spec.ts',
      '!*.{integration,e2e,process,timed,long,office}.spec.ts',
      ...not(ISOLATED),
    ],
    workers: 2,
    sharesGraph: true,
  },
  integration: {
    title: 'integration and end-to-end tests',
    suites: ['{apps,libs,tools}/**/*.{integration,e2e}.spec.ts', ...not(ISOLATED)],
    workers: 2,
    sharesGraph: true,
    setUp: 'postgres',
    needsBuild: true,
  },
  debian: {
    title: "tests on Debian's PostgreSQL",
    suites: [...ABOUT_STATEMENTS, ...not(ISOLATED)],
    workers: 2,
    sharesGraph: true,
    setUp: 'debian postgres',
    needsBuild: true,
  },
  isolated: { title: 'isolated tests', suites: ISOLATED, workers: 2, setUp: 'postgres' },
  process: {
    title: 'tests with processes',
    suites: ['{apps,libs,tools}/**/*.process.spec.ts'],
    workers: 2,
    sharesGraph: true,
    setUp: 'postgres',
    needsBuild: true,
  },
  /** Limits by the clock, which other suites at the same time would disturb. */
  timed: {
    title: 'tests by the clock',
    suites: ['{apps,libs,tools}/**/*.timed.spec.ts'],
    workers: 1,
    setUp: 'postgres',
    needsBuild: true,
  },
  /** Each suite empties the Redis. */
  redis: {
    title: 'tests on Redis',
    suites: ['{apps,libs}/**/*.redis.ts'],
    workers: 1,
    setUp: 'postgres and redis',
    needsBuild: true,
  },
  s3: { title: 'tests on S3', suites: ['libs/**/*.s3.ts'], workers: 1, needsBuild: true },
  docs: { title: 'tests of the documentation', suites: ['{apps,tools}/**/*.docs.ts'], workers: 1, needsBuild: true },
  dashboard: {
    title: 'tests of the dashboard',
    suites: DASHBOARD_SUITES,
    workers: 2,
    needsBuild: true,
  },
  deploy: {
    title: 'tests of the deployment',
    suites: ['apps/worker/e2e/deployment/*.deploy.ts'],
    workers: 1,
    setUp: 'images',
    needsBuild: true,
    testTimeout: 90_000,
  },
  corpus: {
    title: 'tests on the reference pack',
    suites: ['libs/**/*.corpus.ts'],
    workers: 1,
    sharesGraph: true,
    needsBuild: true,
  },
  office: {
    title: 'tests with LibreOffice',
    suites: ['{apps,libs,tools}/**/*.office.spec.ts'],
    workers: 1,
    setUp: 'postgres',
    needsBuild: true,
  },
  random: {
    title: 'tests with random values',
    suites: RANDOM_SUITES,
    workers: 1,
    sharesGraph: true,
    setUp: 'postgres',
    needsBuild: true,
    setupFiles: ['<rootDir>/tools/jest/many-property-runs.js'],
  },
  fuzz: { title: 'random requests', suites: FUZZ_SUITES, workers: 1, setUp: 'postgres', needsBuild: true },
  faults: { title: 'tests with faults', suites: FAULT_SUITES, workers: 1, setUp: 'postgres', needsBuild: true },
  alone: { title: 'long tests that run alone', suites: ALONE_SUITES, workers: 1, setUp: 'postgres', needsBuild: true },
  runtimes: {
    title: 'tests on other runtimes',
    suites: ['apps/**/*.runtimes.ts'],
    workers: 1,
    needsBuild: true,
  },
} as const satisfies Readonly<Record<string, SuiteKind>>;

export type KindName = keyof typeof KINDS;

export function isKindName(name: string): name is KindName {
  return Object.hasOwn(KINDS, name);
}
