import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type KindName, KINDS, type SuiteKind } from '../jest/kinds.ts';
import type { Step } from './check-steps.ts';
import { countTests } from './count-tests.ts';
import { type Command, runCommand } from './run-command.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The first option lets jest load its configuration and ES modules; the second suppresses Node's warning about that in each worker. */
const NODE_OPTIONS = '--experimental-vm-modules --disable-warning=ExperimentalWarning';

export interface SuiteSelection {
  readonly kinds: readonly KindName[];
  /** Paths of suites and folders; all suites of the kinds if there are none. */
  readonly paths?: readonly string[];
  /** Gives the suites their order. jest draws one if there is none. */
  readonly seed?: number;
  /** The number of processes that run suites at the same time; that of the kinds unless set. */
  readonly workers?: number;
  /** Gives every suite a module graph and globals of its own. */
  readonly isolates?: boolean;
}

/** How jest is started, by scripts that show its output as it is. */
export function jestCommand(
  selection: SuiteSelection,
): Required<Pick<Command, 'script' | 'parameters' | 'environment'>> {
  return {
    script: 'node_modules/.bin/jest',
    parameters: jestParameters(selection),
    environment: { NODE_OPTIONS: [process.env['NODE_OPTIONS'], NODE_OPTIONS].join(' ').trim() },
  };
}

/** A step that runs suites with jest. A skipped test counts as failed. */
export function suites(name: string, selection: SuiteSelection): Step {
  return {
    name,
    async run() {
      const directory = await mkdtemp(path.join(tmpdir(), 'livery-check-'));
      const report = path.join(directory, 'jest.json');
      try {
        const jest = jestCommand(selection);
        const parameters = [...jest.parameters, '--json', '--outputFile', report];
        const result = await runCommand({ ...jest, parameters, directory: root, isShown: true });
        const counts = await countTests(report);
        if (!result.succeeded && counts.failed === 0) return { ...result, ...counts, failed: 1, failures: [name] };
        return { ...result, ...counts, succeeded: counts.failed === 0 };
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },
  };
}

function jestParameters({ kinds, paths = [], seed, isolates = false, ...selection }: SuiteSelection): string[] {
  const chosen: readonly SuiteKind[] = kinds.map((kind) => KINDS[kind]);
  const workers = selection.workers ?? Math.min(...chosen.map((kind) => kind.workers));
  const timeouts = chosen.flatMap(({ testTimeout = [] }) => testTimeout);
  return [
    ...['--selectProjects', ...kinds],
    // One process for suites that run one after another, except for those that share a graph, which always have processes of their own.
    ...(workers === 1 ? ['--runInBand'] : ['--maxWorkers', String(workers)]),
    ...(timeouts.length === 0 ? [] : ['--testTimeout', String(Math.max(...timeouts))]),
    ...(seed === undefined ? [] : ['--seed', String(seed)]),
    ...(isolates ? ['--runner', 'jest-runner'] : []),
    ...(paths.length > 0 ? ['--runTestsByPath', ...paths] : []),
  ];
}
