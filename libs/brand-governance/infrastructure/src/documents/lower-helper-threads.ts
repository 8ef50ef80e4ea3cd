import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

const THREADS = '/proc/self/task';
/** The name that Node gives the threads which collect garbage and compile for all isolates of the process. */
const HELPER = 'V8Worker';

/**
 * Lets V8's helper threads give way to the event loop. Four of them collect the garbage of checks, whose own threads give
 * way already; with the priority of the event loop they kept it waiting for 10 ms at a time (measured). Linux alone has
 * priorities of threads; where the process may not see its threads, they stay as they are.
 */
export function lowerHelperThreads(niceness: number): void {
  if (process.platform !== 'linux') return;
  try {
    for (const thread of readdirSync(THREADS)) {
      const name = readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim();
      if (name === HELPER) setPriority(Number(thread), niceness);
    }
  } catch {
    // A sandbox without /proc, or a thread that has just ended.
  }
}
