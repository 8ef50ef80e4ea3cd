import { readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';

/** The directory in which Linux reports on the threads of this process, by their ids (proc(5)). */
export const THREADS = '/proc/self/task';

/** The system's id of the calling thread; null where the system does not report it. */
export function ownThread(): number | null {
  try {
    return Number(basename(readlinkSync('/proc/thread-self')));
  } catch {
    return null;
  }
}

/** For how many milliseconds a thread of this process has had a processor; null where the system does not report it. */
export function processorMs(thread: number): number | null {
  try {
    const nanoseconds = Number(readFileSync(`${THREADS}/${thread}/schedstat`, 'utf8').split(' ')[0]);
    // A kernel that does not count says 0.
    return nanoseconds > 0 ? nanoseconds / 1e6 : null;
  } catch {
    return null;
  }
}
