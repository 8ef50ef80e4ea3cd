import { spawn } from 'node:child_process';
import path from 'node:path';

export interface Command {
  /** A script to run on this Node, relative to the directory. */
  readonly script: string;
  readonly parameters?: readonly string[];
  readonly directory: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Shows what the command prints while it runs, and keeps none of it. */
  readonly isShown?: boolean;
}

export interface CommandResult {
  readonly succeeded: boolean;
  /** What the command printed to both streams, in the order in which it came; empty where it was shown meanwhile. */
  readonly output: string;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** This process was told to stop while a command ran; the command was told too, and has ended. */
export class Interrupted extends Error {
  constructor(script: string) {
    super(`Stopped while ${script} was running.`);
    this.name = 'Interrupted';
  }
}

/**
 * Runs one command to its end and keeps what it prints. Passes signals on and waits, so that both may clean up.
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

/** Commands find the workspace's programs and print plain text; Nx leaves no process behind. */
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
