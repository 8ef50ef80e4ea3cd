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

export const build = command('build', 'tools/build/build.ts');
export const typeCheck = command('type check', 'node_modules/.bin/tsc', '-b');
/** ESLint and the probes of its boundary rules, for the projects that changed and those that depend on them. */
export const lint = command('lint', 'node_modules/.bin/nx', 'run-many', '--targets', 'lint,boundary-probes');
const CACHED = ['--cache', '--cache-strategy', 'content'];
export const format = command('format', 'node_modules/.bin/prettier', '--check', '--no-color', ...CACHED, '.');
/** The proof of split and merge over all decks of the reference pack. */
export const wholeOfficeProof = command('proof of split and merge over all decks', 'tools/office-proof/prove-all.ts');
/** The proof of fixes over all documents of the reference pack. */
export const wholeFixProof = command('proof of fixes over all documents', 'tools/office-proof/prove-fixes.ts');

function command(name: string, script: string, ...parameters: readonly string[]): Step {
  return {
    name,
    async run() {
      const result = await runCommand({ script, parameters, directory: root });
      return { ...result, ...countOne(name, result.succeeded) };
    },
  };
}
