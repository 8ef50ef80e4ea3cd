import { type ChildProcess, execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const ROOT = path.resolve(import.meta.dirname, '../../../..');
const PROGRAM = path.join(ROOT, 'apps/cli/dist/main.js');
/** A deck with faults, and the guideline that it breaks. */
export const SAMPLE = path.join(ROOT, 'samples/brand-faults.pptx');
export const GUIDELINE = path.join(ROOT, 'samples/northwind-guideline.json');

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Surroundings {
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface StartedCommand {
  readonly child: ChildProcess;
  readonly outcome: Promise<Outcome>;
}

/** Runs the built command line in a folder of its own, as a user does. */
export class LiveryInFolder {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Builds the command line and makes the folder. */
  static async open(): Promise<LiveryInFolder> {
    await promisify(execFile)(process.execPath, [path.join(ROOT, 'tools/build/build.ts')]);
    return new LiveryInFolder(await mkdtemp(path.join(tmpdir(), 'livery-cli-')));
  }

  run(...words: readonly string[]): Promise<Outcome> {
    return this.start(words).outcome;
  }

  /** Starts a command whose configuration is in the folder, too. Its standard input is `input`. */
  start(words: readonly string[], { input = '', environment = {} }: Surroundings = {}): StartedCommand {
    const env = { ...process.env, NODE_OPTIONS: '', XDG_CONFIG_HOME: this.folder, ...environment };
    const outcome = Promise.withResolvers<Outcome>();
    const child = execFile(process.execPath, [PROGRAM, ...words], { cwd: this.folder, env }, (error, stdout, stderr) =>
      outcome.resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
    child.stdin?.end(input);
    return { child, outcome: outcome.promise };
  }

  /** Runs a command line of bash in which `livery` is this program. */
  async bash(script: string, environment: Readonly<Record<string, string>> = {}): Promise<Outcome> {
    const livery = `livery() { '${process.execPath}' '${PROGRAM}' "$@"; }`;
    const env = { ...process.env, NODE_OPTIONS: '', XDG_CONFIG_HOME: this.folder, ...environment };
    return new Promise((resolve) => {
      execFile('bash', ['-c', `${livery}\n${script}`], { cwd: this.folder, env }, (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
      );
    });
  }

  /** Writes a file into the folder. @returns its name */
  async withFile(name: string, content: string): Promise<string> {
    await writeFile(path.join(this.folder, name), content);
    return name;
  }

  /** Removes all files. */
  async empty(): Promise<void> {
    await this.close();
    await mkdir(this.folder);
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
