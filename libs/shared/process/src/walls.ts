import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';

const PROBE_MS = 10_000;

/** A protection around a process: a program of util-linux, which runs the command that follows it. */
export interface Wall {
  /** In the order of preference. Each is a program and its options. */
  readonly variants: readonly (readonly string[])[];
  /** What is true on a machine that has none of the variants, in words for the log. */
  readonly without: string;
}

export interface FoundWalls {
  /** In the order of the walls. */
  readonly commands: readonly (readonly string[])[];
  /** What this machine cannot do, in words for the log. */
  readonly missing: readonly string[];
}

/**
 * Tries which walls this machine has. `unshare` works for root and where user namespaces are allowed; containers often forbid them.
 * @param within the walls around these, as a command
 */
export async function findWalls(walls: readonly Wall[], within: readonly string[] = []): Promise<FoundWalls> {
  const found = await Promise.all(walls.map(async (wall) => ({ wall, command: await firstThatRuns(wall, within) })));
  return {
    commands: found.flatMap(({ command }) => (command === null ? [] : [command])),
    missing: found.flatMap(({ wall, command }) => (command === null ? [wall.without] : [])),
  };
}

async function firstThatRuns({ variants }: Wall, within: readonly string[]): Promise<readonly string[] | null> {
  for (const [program = '', ...options] of variants) {
    const path = await pathOf(program);
    if (path !== null && (await runs([...within, path, ...options]))) return [path, ...options];
  }
  return null;
}

async function runs([program = '', ...options]: readonly string[]): Promise<boolean> {
  try {
    await promisify(execFile)(program, [...options, '/bin/true'], {
      env: {},
      cwd: tmpdir(),
      timeout: PROBE_MS,
      killSignal: 'SIGKILL',
    });
    return true;
  } catch {
    return false;
  }
}

/** A child has no environment, and so no search path. */
async function pathOf(program: string): Promise<string | null> {
  for (const folder of ['/usr/bin', '/bin', '/usr/sbin', '/sbin']) {
    const path = `${folder}/${program}`;
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return null;
}
