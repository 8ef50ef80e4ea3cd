import { spawn } from 'node:child_process';
import path from 'node:path';

export interface Command {
  /** A script to run on this Node, relative to the directory. */
  readonly script: string;
  readonly parameters?: readonly string[];
  readonly directory: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Prints the output of the command while it runs, and does not store it. */
  readonly isShown?: boolean;
}

export interface CommandResult {
  readonly succeeded: boolean;
  /** The output of both streams, in order; empty if it was printed while the command ran. */
  readonly output: string;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** This process got a signal while a command was running. The command got it, too, and has ended. */
export class Interrupted extends Error {
  constructor(script: string) {
    super(`Stopped while ${script} was running.`);
    this.name = 'Interrupted';
  }
}

/**
 * Runs one command to its end and collects its output. It forwards signals and waits, so that both processes can clean up.
 * @throws Interrupted
 */
export function runCommand({
  script,
  parameters = [],
  directory,
  environment,
  isShown = false,
}: Command): Promise<CommandResult> {
  const child = spawn(process.execPath, [path.join(directory, script), ...parameters], {
    cwd: directory,
    stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...environmentIn(directory), ...environment },
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  let interrupted = false;
  const stop = (signal: NodeJS.Signals): void => {
    interrupted = true;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      for (const signal of SIGNALS) process.off(signal, stop);
      if (interrupted) reject(new Interrupted(script));
      else resolve({ succeeded: code === 0, output: Buffer.concat(chunks).toString() });
    });
  });
}

/** The environment of commands: the programs of the workspace in PATH, plain text output, and no daemon of Nx. */
function environmentIn(directory: string): NodeJS.ProcessEnv {
  const programs = path.join(directory, 'node_modules/.bin');
  return {
    ...process.env,
    PATH: [programs, process.env['PATH']].join(path.delimiter),
    FORCE_COLOR: '0',
    NX_DAEMON: 'false',
    NX_TUI: 'false',
  };
}
