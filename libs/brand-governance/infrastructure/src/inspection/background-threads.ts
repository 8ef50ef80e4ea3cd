import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { ownThread, THREADS } from './processor-time.ts';

/** The name that Node gives the threads which collect garbage and compile for all isolates of the process. */
const HELPER = 'V8Worker';
/** Of helpers, and of checks where their policy cannot be set. */
const NICENESS = 10;

/**
 * Who gets a processor first. Threads of priority `idle` get processor time that no other program wants: requests of the
 * same process are then answered at once, but beside programs that keep all processors busy a check may get no time at all.
 */
export type ThreadPriority = 'idle' | 'normal';

/** @throws Error for any other text */
export function parseThreadPriority(text: string): ThreadPriority {
  if (text === 'idle' || text === 'normal') return text;
  throw new Error('expected idle or normal');
}

/** Lets the thread that asks work on processor time that nobody else wants; the main thread, which serves requests, stays. */
export function lowerOwnThread(): void {
  const thread = isMainThread ? null : ownThread();
  if (thread !== null) lower(thread);
}

/**
 * Lets V8's helper threads give way to the event loop. Four of them collect the garbage of checks, whose own threads give
 * way already; with the priority of the event loop they kept it waiting for 10 ms at a time (measured).
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
 * With SCHED_IDLE (sched(7)) a thread leaves the processor at once when another wants it; one that is only nice finishes its
 * slice of milliseconds first. Node has no call for the policy; `chrt` is part of util-linux and of busybox. Linux alone
 * has priorities of threads; where one cannot be lowered, it stays as it is.
 */
function lower(thread: number): void {
  try {
    setPriority(thread, NICENESS);
    spawnSync('chrt', ['-i', '-p', '0', String(thread)], { stdio: 'ignore' });
  } catch {
    // A thread that has just ended, or a sandbox that forbids it.
  }
}
