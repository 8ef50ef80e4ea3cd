import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Counts, countOne } from './check-counts.ts';
import { countTests } from './count-tests.ts';
import { type CommandResult, runCommand } from './run-command.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The result of one step of the check. Each test is counted; every other step counts as one. */
export interface StepResult extends CommandResult, Counts {}

export interface Step {
  readonly name: string;
  run(): Promise<StepResult>;
}

export const build = command('build', 'tools/build/build.ts');
export const typeCheck = command('type check', 'node_modules/.bin/tsc', '-b');
/** ESLint and the probes of its boundary rules, for the projects that changed and those that depend on them. */
export const lint = command('lint', 'node_modules/.bin/nx', 'run-many', '--targets', 'lint,boundary-probes');
const CACHED = ['--cache', '--cache-strategy', 'content'];
export const format = command('format', 'node_modules/.bin/prettier', '--check', '--no-color', ...CACHED, '.');

/** The first option lets jest run ES modules; the second suppresses Node's warning about that in each worker. */
const JEST_NODE_OPTIONS = '--experimental-vm-modules --disable-warning=ExperimentalWarning';

/** Unit, integration and end-to-end suites in one run. */
export const tests = jest('tests', 'jest.preset.js', 2);
/** The suites with time limits, which other suites at the same time would disturb. */
export const timedTests = jest('tests by the clock', 'tools/jest/timed.js', 1);
/** The suites that need a Redis at `REDIS_URL`. They run one after another, since each empties it. */
export const redisTests = jest('tests on Redis', 'tools/jest/redis.js', 1);
/** The suites that start OpenStack Swift, for the blob store on S3. */
export const s3Tests = jest('tests on S3', 'tools/jest/s3.js', 1);
/** The suites that need a browser, Python and curl, like readers of the documentation. */
export const documentationTests = jest('tests of the documentation', 'tools/jest/docs.js', 1);
/** The suites that use the dashboard in Chromium. */
export const dashboardTests = jest('tests of the dashboard', 'tools/jest/dashboard.js', 2);
/** The suites that read the reference pack beside the checkout. */
export const corpusTests = jest('tests on the reference pack', 'tools/jest/corpus.js', 1);
/** The suites that need LibreOffice, or the validators of presentations. */
export const officeTests = jest('tests with LibreOffice', 'tools/jest/office.js', 1);
/** The proof of split and merge over all decks of the reference pack. */
export const wholeOfficeProof = command('proof of split and merge over all decks', 'tools/office-proof/prove-all.ts');
/** The proof of fixes over all documents of the reference pack. */
export const wholeFixProof = command('proof of fixes over all documents', 'tools/office-proof/prove-fixes.ts');
/** The suites that take too long for each change: outages, damaged documents, random requests and values. They run one after another, since some need a free processor. */
export const longTests = jest('long tests', 'tools/jest/long.js', 1);
/** The suites that run the client library in other runtimes of JavaScript, which they download. */
export const runtimeTests = jest('tests on other runtimes', 'tools/jest/runtimes.js', 1);
/** The suites that run what docker/ describes. */
export const deploymentTests = jest('tests of the deployment', 'tools/jest/deploy.js', 1);

/** A skipped test counts as failed. */
function jest(name: string, config: string, workers: number): Step {
  return {
    name,
    async run() {
      const directory = await mkdtemp(path.join(tmpdir(), 'livery-check-'));
      const report = path.join(directory, 'jest.json');
      try {
        const result = await runCommand({
          script: 'node_modules/.bin/jest',
          parameters: [
            ...['--config', config, ...(workers === 1 ? ['--runInBand'] : ['--maxWorkers', String(workers)])],
            ...['--reporters', '<rootDir>/tools/jest/progress-reporter.ts', '--json', '--outputFile', report],
          ],
          directory: root,
          isShown: true,
          environment: { NODE_OPTIONS: [process.env['NODE_OPTIONS'], JEST_NODE_OPTIONS].join(' ').trim() },
        });
        const counts = await countTests(report);
        if (!result.succeeded && counts.failed === 0) return { ...result, ...counts, failed: 1, failures: [name] };
        return { ...result, ...counts, succeeded: counts.failed === 0 };
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },
  };
}

function command(name: string, script: string, ...parameters: readonly string[]): Step {
  return {
    name,
    async run() {
      const result = await runCommand({ script, parameters, directory: root });
      return { ...result, ...countOne(name, result.succeeded) };
    },
  };
}
