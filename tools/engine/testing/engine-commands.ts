import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
export const SAMPLE = path.join(ROOT, 'samples/brand-faults.pptx');
export const GUIDELINE = path.join(ROOT, 'samples/northwind-guideline.json');

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs commands of the engine as a user does, in a folder of the test. */
export class EngineCommands {
  private constructor(readonly folder: string) {}

  /** Builds the engine, and makes the folder. */
  static async open(): Promise<EngineCommands> {
    await promisify(execFile)(process.execPath, [path.join(ROOT, 'tools/build/build.ts')]);
    return new EngineCommands(await mkdtemp(path.join(tmpdir(), 'livery-engine-commands-')));
  }

  run(command: string, ...parameters: readonly string[]): Promise<Outcome> {
    const script = path.join(ROOT, `tools/engine/${command}.ts`);
    const environment = { ...process.env, INIT_CWD: this.folder, NODE_OPTIONS: '' };
    return new Promise((resolve) => {
      execFile(process.execPath, [script, ...parameters], { env: environment }, (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
      });
    });
  }

  async close(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
