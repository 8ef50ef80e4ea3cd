import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { COUNTS_FILE, countOne, type Counts, readCounts, sumCounts } from '../build/check-counts.ts';
import { PartProcesses, PATIENCE_MS } from './part-processes.ts';

const MINUTE_MS = 60_000;
/** Runs a command, and says on the third stream how long it and all processes that were waited for used a processor. */
const TIMED = '"$@" 3>&-; code=$?; times >&3; exit $code';
/** The second line of `times`: user and system time of child processes, as `1m2.345s 0m0.678s`. */
const TIMES = /\n(\d+)m([\d.]+)s (\d+)m([\d.]+)s/;

export interface PartCommand {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly directory: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly limitMinutes: number;
  /** How long its processes have to clean up at the limit, in milliseconds. */
  readonly patienceMs?: number;
  /** A folder for the output and the counts. */
  readonly folder: string;
}

export interface PartResult {
  readonly counts: Counts;
  readonly minutes: number;
  /** Null if the part was ended. Detached processes that nobody waits for are not counted. */
  readonly processorMinutes: number | null;
  /** Names of processes that were still running after the end of the part, and were ended. */
  readonly leftBehind: readonly string[];
}

/** The file with the output of a part. */
export function logOf(folder: string, name: string): string {
  return path.join(folder, `${name.replace(' ', '-')}.log`);
}

/** Runs a part to its end or its limit. Then none of its processes is left. */
export async function runPart(part: PartCommand, signal: AbortSignal): Promise<PartResult> {
  const countsFile = path.join(part.folder, `${part.name.replace(' ', '-')}.json`);
  await rm(countsFile, { force: true });
  const log = await open(logOf(part.folder, part.name), 'w');
  const begun = performance.now();
  const child = spawn('bash', ['-c', TIMED, part.name, ...part.command], {
    cwd: part.directory,
    // In a session of its own, so that Ctrl-C reaches the gate alone, which ends the part.
    detached: true,
    stdio: ['ignore', log.fd, log.fd, 'pipe'],
    env: { ...process.env, ...part.environment, [COUNTS_FILE]: countsFile },
  });
  const { exitCode, isEnded, times, leftBehind } = await untilEnd(child, part, signal);
  await log.close();
  return {
    counts: conclude(part, await readCounts(countsFile), { exitCode, isEnded }, signal),
    minutes: (performance.now() - begun) / MINUTE_MS,
    processorMinutes: isEnded ? null : processorMinutes(times),
    leftBehind,
  };
}

/** Waits for the end, and ends what has reached the limit or is left behind. */
async function untilEnd(child: ChildProcess, part: PartCommand, signal: AbortSignal) {
  const processes = new PartProcesses(child.pid ?? 0);
  const times = timesOf(child);
  const exit = once(child, 'exit').then(() => 'exit' as const);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(part.limitMinutes * MINUTE_MS))]);
  const reached = limit.aborted ? Promise.resolve() : once(limit, 'abort');
  const isEnded = (await Promise.race([exit, reached.then(() => 'limit' as const)])) === 'limit';
  const leftBehind = isEnded ? [] : (await processes.living()).map(({ name }) => name);
  await processes.end(part.patienceMs ?? PATIENCE_MS);
  if (isEnded) child.kill('SIGKILL');
  await exit;
  return { exitCode: child.exitCode, isEnded, times: await times, leftBehind };
}

async function timesOf(child: ChildProcess): Promise<string> {
  const stream = child.stdio[3];
  return stream !== null && stream !== undefined && 'read' in stream ? text(stream) : '';
}

/** Minutes of a processor, from what bash's `times` prints. */
export function processorMinutes(times: string): number {
  const [, ...numbers] = TIMES.exec(times) ?? [];
  const [user = 0, userSeconds = 0, system = 0, systemSeconds = 0] = numbers.map(Number);
  return user + system + (userSeconds + systemSeconds) / 60;
}

/** A part that was ended, failed without counts, or ran nothing has failed. */
function conclude(
  { name, limitMinutes }: PartCommand,
  counts: Counts | null,
  { exitCode, isEnded }: { readonly exitCode: number | null; readonly isEnded: boolean },
  signal: AbortSignal,
): Counts {
  const own = counts ?? { passed: 0, failed: 0, failures: [] };
  const failed = (why: string): Counts => sumCounts([own, countOne(`${name}: ${why}`, false)]);
  if (isEnded)
    return failed(signal.aborted ? 'interrupted' : `ended at its limit of ${limitMinutes.toFixed(1)} minutes`);
  if (exitCode !== 0 && own.failed === 0) return failed(`exit code ${exitCode ?? 'of a signal'}`);
  return own.passed + own.failed === 0 ? failed('no test ran') : own;
}

/** Prints the whole output of a part. */
export async function outputOf(folder: string, name: string): Promise<string> {
  return readFile(logOf(folder, name), 'utf8').catch(() => '');
}
