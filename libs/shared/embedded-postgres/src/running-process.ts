import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { errorCode } from './error-code.ts';
import { unlessMissing } from './unless-missing.ts';

export interface RunningProcess {
  /** The start time, which distinguishes this process from a later one with the same pid; undefined if the system hides it. */
  readonly startedAt?: string;
  /** The command line, arguments joined by spaces. */
  readonly command: string;
}

/** The process that has a pid now; undefined if there is none, or only a zombie. */
export async function runningProcess(pid: number): Promise<RunningProcess | undefined> {
  if (!exists(pid)) return undefined;
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

async function fromProc(pid: number): Promise<RunningProcess | undefined> {
  const [boot, stat, commandLine] = await Promise.all([
    unlessMissing(readFile('/proc/sys/kernel/random/boot_id', 'utf8')),
    unlessMissing(readFile(`/proc/${pid}/stat`, 'utf8')),
    unlessMissing(readFile(`/proc/${pid}/cmdline`, 'utf8')),
  ]);
  if (stat === undefined) return exists(pid) ? { command: '' } : undefined;
  // proc(5): the command in parentheses may contain any text. The first field after it is the state, the 20th the start time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
  return {
    startedAt: `${boot?.trim() ?? ''} ${fields[19] ?? ''}`,
    command: (commandLine ?? '').split('\0').join(' ').trim(),
  };
}

/** The same for systems without `/proc`, such as macOS. */
async function fromPs(pid: number): Promise<RunningProcess | undefined> {
  const columns = ['-o', 'stat=', '-o', 'lstart=', '-o', 'command='];
  const { stdout } = await promisify(execFile)('ps', ['-ww', ...columns, '-p', String(pid)], {
    env: { LC_ALL: 'C', PATH: '/bin:/usr/bin' },
  }).catch(() => ({ stdout: '' }));
  const [, state, startedAt, command] = /^(\S+)\s+(\S+ +\S+ +\d+ +[\d:]+ +\d+)(\s.*)?$/m.exec(stdout.trim()) ?? [];
  if (startedAt === undefined) return exists(pid) ? { command: '' } : undefined;
  return state?.startsWith('Z') ? undefined : { startedAt, command: (command ?? '').trim() };
}
