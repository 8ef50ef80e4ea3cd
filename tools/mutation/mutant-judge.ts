import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Mutant } from './mutants.ts';

/** A mutant may make a loop endless. */
const LIMIT_MS = 60_000;

/** A mutant of a file, and the suites that should notice it. */
export interface PlantedMutant {
  /** Relative to the root, like the suites. */
  readonly file: string;
  readonly mutant: Mutant;
  readonly suites: readonly string[];
}

/** Whether a suite fails with the mutant; `untested` if there is no suite; `failing` if a suite fails without it, too. */
export type Verdict = 'noticed' | 'survived' | 'untested' | 'failing';

/** Judges mutants by running suites. The file is changed in their memory only. */
export class MutantJudge {
  readonly #root: string;
  /** Whether suites pass without a mutant, by their names. */
  readonly #passing = new Map<string, Promise<boolean>>();

  constructor(root: string) {
    this.#root = root;
  }

  async judge({ file, mutant: { start, end, replacement }, suites }: PlantedMutant): Promise<Verdict> {
    if (suites.length === 0) return 'untested';
    const planted = JSON.stringify({ file: path.join(this.#root, file), start, end, replacement });
    if (await this.#pass(suites, { LIVERY_MUTANT: planted })) return 'survived';
    return (await this.#passUnchanged(suites)) ? 'noticed' : 'failing';
  }

  #passUnchanged(suites: readonly string[]): Promise<boolean> {
    const key = suites.join(' ');
    const known = this.#passing.get(key);
    if (known !== undefined) return known;
    const passing = this.#pass(suites, {});
    this.#passing.set(key, passing);
    return passing;
  }

  #pass(suites: readonly string[], environment: Readonly<Record<string, string>>): Promise<boolean> {
    const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules', ...environment };
    const words = ['--selectProjects', 'unit', 'integration', '--maxWorkers', '1', '--runTestsByPath', ...suites];
    const jest = path.join(this.#root, 'node_modules/.bin/jest');
    return new Promise((resolve) => {
      const child = spawn(process.execPath, [jest, ...words], {
        cwd: this.#root,
        env,
        stdio: 'ignore',
        detached: true,
      });
      // The whole group: an endless loop runs in a process of its own, which would outlive Jest.
      const end = (): void => {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      };
      const limit = setTimeout(end, LIMIT_MS);
      child.once('exit', (code) => {
        clearTimeout(limit);
        resolve(code === 0);
      });
    });
  }
}
