import { type ChildProcess, execFile } from 'node:child_process';
import path from 'node:path';
import { REPOSITORY } from './guide-service.ts';

const PROGRAM = path.join(REPOSITORY, 'apps/cli/dist/main.js');

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface StartedLivery {
  readonly child: ChildProcess;
  readonly outcome: Promise<Outcome>;
}

export interface Surroundings {
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts the built command line in a folder, as a user whose configuration is in that folder. */
export function startLivery(
  folder: string,
  words: readonly string[],
  { input = '', environment = {} }: Surroundings = {},
): StartedLivery {
  const env = { PATH: process.env['PATH'], HOME: folder, XDG_CONFIG_HOME: folder, ...environment };
  const outcome = Promise.withResolvers<Outcome>();
  const child = execFile(process.execPath, [PROGRAM, ...words], { cwd: folder, env }, (error, stdout, stderr) =>
    outcome.resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
  );
  child.stdin?.end(input);
  return { child, outcome: outcome.promise };
}
