import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type ChildLimits, START_PROCESSOR_SECONDS } from './child-limits.ts';

const PROBE_MS = 10_000;
/**
 * V8 reserves memory that it does not use: an empty Node has 576 MB of data, one that has read a PDF 1.7 GB, of which 124 MB are resident
 * (measured). The limit stops a child while the pool is too busy to watch.
 */
const DATA_ABOVE_MEMORY_MB = 2_048;
const BYTES_PER_MB = 1_048_576;
/** A child has its channel, and the files that Node opens while it loads modules. */
const OPEN_FILES = 128;

/** The programs of util-linux that close a child in. Each runs the command that follows it in the same process. */
export interface ChildWalls {
  readonly commands: readonly (readonly string[])[];
  /** What this machine cannot do, in words for the log. */
  readonly missing: readonly string[];
}

interface Wall {
  /** In the order of preference. */
  readonly variants: readonly (readonly string[])[];
  readonly without: string;
}

/**
 * Tries which walls this machine has. `unshare` works for root and where user namespaces are allowed; containers often forbid them.
 */
export async function findWalls(limits: ChildLimits): Promise<ChildWalls> {
  const found = await Promise.all(wallsFor(limits).map(async (wall) => ({ wall, command: await firstThatRuns(wall) })));
  return {
    commands: found.flatMap(({ command }) => (command === null ? [] : [command])),
    missing: found.flatMap(({ wall, command }) => (command === null ? [wall.without] : [])),
  };
}

function wallsFor({ processorMs, memoryMb, tasksPerChild }: ChildLimits): readonly Wall[] {
  const processorSeconds = START_PROCESSOR_SECONDS + Math.ceil((tasksPerChild * processorMs) / 1_000);
  const data = (memoryMb + DATA_ABOVE_MEMORY_MB) * BYTES_PER_MB;
  const resources = [`--cpu=${processorSeconds}`, `--data=${data}`, '--core=0', '--fsize=0', `--nofile=${OPEN_FILES}`];
  return [
    { variants: [['prlimit', ...resources]], without: 'the kernel does not limit its resources' },
    {
      variants: [
        ['unshare', '--net'],
        ['unshare', '--user', '--map-current-user', '--net'],
      ],
      without: 'it could reach the network',
    },
    {
      variants: [['setpriv', '--no-new-privs', '--pdeathsig', 'KILL']],
      without: 'it outlives a killed parent while it computes',
    },
  ];
}

async function firstThatRuns({ variants }: Wall): Promise<readonly string[] | null> {
  for (const [program = '', ...options] of variants) {
    const path = await pathOf(program);
    if (path !== null && (await runs([path, ...options]))) return [path, ...options];
  }
  return null;
}

async function runs([program = '', ...options]: readonly string[]): Promise<boolean> {
  try {
    await promisify(execFile)(program, [...options, '/bin/true'], {
      env: {},
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
