import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const ROOT = path.resolve(import.meta.dirname, '../../../..');
/** A deck with faults, and the guideline that it breaks. */
export const SAMPLE = path.join(ROOT, 'samples/brand-faults.pptx');
export const GUIDELINE = path.join(ROOT, 'samples/northwind-guideline.json');

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
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
    const options = { cwd: this.folder, env: { ...process.env, NODE_OPTIONS: '' } };
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [path.join(ROOT, 'apps/cli/dist/main.js'), ...words],
        options,
        (error, stdout, stderr) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
      );
    });
  }

  /** Writes a file into the folder. @returns its name */
  async withFile(name: string, content: string): Promise<string> {
    await writeFile(path.join(this.folder, name), content);
    return name;
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
