import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countTests } from './count-tests.ts';
import { type CommandResult, runCommand } from './run-command.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What one step of the check came to; tests count one by one, every other step counts as one. */
export interface StepResult extends CommandResult {
  readonly passed: number;
  readonly failed: number;
}

export interface Step {
  readonly name: string;
  run(): Promise<StepResult>;
}

export const build = command('build', 'tools/build/build.ts');
export const typeCheck = command('type check', 'node_modules/.bin/tsc', '-b');
/** Through Nx and without its cache: the boundary rule needs the project graph, and says nothing without it. */
export const lint = command('lint', 'node_modules/.bin/nx', 'run', 'livery:lint', '--skip-nx-cache');
export const format = command('format', 'node_modules/.bin/prettier', '--check', '--no-color', '.');
export const boundaryProbes = command('boundary probes', 'tools/architecture/probes/probes.ts');

/** jest runs ES modules only with the first; the second keeps Node from warning of it once per worker. */
const JEST_NODE_OPTIONS = '--experimental-vm-modules --disable-warning=ExperimentalWarning';

/** Unit, integration and end-to-end suites in one run. */
export const tests = jest('tests', 'jest.preset.js', 2);
/** Those that hold something to a time, which suites beside them would take from it. */
export const timedTests = jest('tests by the clock', 'tools/jest/timed.js', 1);
/** Those that need a Redis at `REDIS_URL`: one at a time, since each empties it. */
export const redisTests = jest('tests on Redis', 'tools/jest/redis.js', 1);
/** Those that need a browser and what else readers of the documentation have. */
export const documentationTests = jest('tests of the documentation', 'tools/jest/docs.js', 1);
/** Those that read the reference pack beside the checkout. */
export const corpusTests = jest('tests on the reference pack', 'tools/jest/corpus.js', 1);
/** Those for which there is no time at each change: outages, damaged documents, random requests, many random values. One at a time: some need a processor that nobody else wants. */
export const longTests = jest('long tests', 'tools/jest/long.js', 1);
/** Those that run what docker/ describes. */
export const deploymentTests = jest('tests of the deployment', 'tools/jest/deploy.js', 1);

/** A skipped test is a failed one. */
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
        const { passed, failed } = await countTests(report);
        const unexplained = !result.succeeded && failed === 0;
        return { ...result, succeeded: result.succeeded && failed === 0, passed, failed: unexplained ? 1 : failed };
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
      return { ...result, passed: result.succeeded ? 1 : 0, failed: result.succeeded ? 0 : 1 };
    },
  };
}
