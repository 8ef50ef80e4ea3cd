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
/** Lint runs with Nx, because the boundary rule needs the project graph, and without the cache. */
export const lint = command('lint', 'node_modules/.bin/nx', 'run', 'livery:lint', '--skip-nx-cache');
export const format = command('format', 'node_modules/.bin/prettier', '--check', '--no-color', '.');
export const boundaryProbes = command('boundary probes', 'tools/architecture/probes/probes.ts');
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
