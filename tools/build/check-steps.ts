import path from 'node:path';
import { type Counts, countOne } from './check-counts.ts';
import { type CommandResult, runCommand } from './run-command.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The result of one step of the check. Each test is counted; every other step counts as one. */
export interface StepResult extends CommandResult, Counts {}

export interface Step {
  readonly name: string;
  run(): Promise<StepResult>;
}

export const build = command('build', ['tools/build/build.ts']);
export const typeCheck = command('type check', ['node_modules/.bin/tsc', '-b']);
/** Typed rules read all programs, which is more than Node's usual limit of four gigabytes when nothing is in the cache. */
const LARGE_HEAP = { NODE_OPTIONS: '--max-old-space-size=8192' };
const LINT = ['node_modules/.bin/nx', 'run-many', '--targets', 'lint,boundary-probes'] as const;
/** ESLint and the probes of its boundary rules, for the projects that changed and those that depend on them. */
export const lint = command('lint', LINT, LARGE_HEAP);
const PRETTIER = [
  'node_modules/.bin/prettier',
  '--check',
  '--no-color',
  '--cache',
  '--cache-strategy',
  'content',
  '.',
] as const;
export const format = command('format', PRETTIER);
/** The proof of split and merge over all decks of the reference pack. */
export const wholeOfficeProof = command('proof of split and merge over all decks', ['tools/office-proof/prove-all.ts']);
/** The proof of fixes over all documents of the reference pack. */
export const wholeFixProof = command('proof of fixes over all documents', ['tools/office-proof/prove-fixes.ts']);

function command(
  name: string,
  [script, ...parameters]: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>> = {},
): Step {
  return {
    name,
    async run() {
      const result = await runCommand({ script, parameters, directory: root, environment });
      return { ...result, ...countOne(name, result.succeeded) };
    },
  };
}
