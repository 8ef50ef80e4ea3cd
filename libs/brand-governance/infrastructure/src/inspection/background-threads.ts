import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { ownThread, THREADS } from './processor-time.ts';

/** The name of Node's threads that collect garbage and compile for all isolates of the process. */
const HELPER = 'V8Worker';
/** The nice value of helper threads, and of checking threads where their scheduling policy cannot be set. */
const NICENESS = 10;

/**
 * The priority of checking threads. Threads of priority `idle` get processor time that no other program wants. Requests of the
 * same process are then answered at once, but a check may get no time at all beside programs that keep all processors busy.
 */
export type ThreadPriority = 'idle' | 'normal';

/** @throws Error for any other text */
export function parseThreadPriority(text: string): ThreadPriority {
  if (text === 'idle' || text === 'normal') return text;
  throw new Error('expected idle or normal');
}

/** Lowers the priority of the calling thread. The main thread, which serves requests, keeps its priority. */
export function lowerOwnThread(): void {
  const thread = isMainThread ? null : ownThread();
  if (thread !== null) lower(thread);
}

/**
 * Lowers the priority of V8's helper threads below that of the event loop. Four of them collect the garbage of checks. With
 * equal priority they delayed the event loop by 10 ms at a time (measured).
 */
export function lowerHelperThreads(): void {
  try {
    for (const thread of readdirSync(THREADS)) {
      const name = readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim();
      if (name === HELPER) setPriority(Number(thread), NICENESS);
    }
  } catch {
    // Not Linux, a sandbox without /proc, or a thread that has just ended.
  }
}

/**
 * Sets the policy SCHED_IDLE (sched(7)), with which a thread leaves the processor at once when another thread wants it. A
 * thread with a nice value only finishes its slice of milliseconds first. Node has no call for the policy; `chrt` is part of
 * util-linux and of busybox. Only Linux has priorities of threads. A thread that cannot be lowered stays as it is.
 */
function lower(thread: number): void {
  try {
    setPriority(thread, NICENESS);
    spawnSync('chrt', ['-i', '-p', '0', String(thread)], { stdio: 'ignore' });
  } catch {
    // A thread that has just ended, or a sandbox that forbids it.
  }
}
