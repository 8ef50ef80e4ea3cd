import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { ownThread, THREADS } from './processor-time.ts';

/** The name of Node's threads that collect garbage and compile for all isolates of the process. */
const HELPER = 'V8Worker';
/** Beside a program that keeps a processor busy, a thread with this nice value still has a quarter of it (sched(7)). */
const NICENESS = 5;

/** Lets requests go before the work of the calling thread. */
export function lowerOwnThread(): void {
  const thread = ownThread();
  if (thread !== null) lower(thread);
}

/**
 * Lowers the priority of V8's helper threads below that of the event loop. Four of them collect the garbage of checks. With
 * equal priority they delayed the event loop by 10 ms at a time (measured).
 */
export function lowerHelperThreads(): void {
  try {
    for (const thread of readdirSync(THREADS)) {
      if (readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim() === HELPER) lower(Number(thread));
    }
  } catch {
    // Not Linux, a sandbox without /proc, or a thread that has just ended.
  }
}

/** Only Linux has priorities of threads. A thread that cannot be lowered stays as it is. */
function lower(thread: number): void {
  try {
    setPriority(thread, NICENESS);
  } catch {
    // A thread that has just ended, or a sandbox that forbids it.
  }
}
