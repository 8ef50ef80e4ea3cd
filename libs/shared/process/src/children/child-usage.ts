import { readFileSync } from 'node:fs';

const BYTES_PER_KB = 1_024;
/** The kernel reports processor time in hundredths of a second to programs (USER_HZ). */
const MS_PER_TICK = 10;

/** What a process uses at the moment. */
export interface ChildUsage {
  readonly processorMs: number;
  readonly memoryBytes: number;
}

/** Asks the kernel (proc(5)); null for a process that has ended, and on systems without /proc. */
export function usageOf(pid: number): ChildUsage | null {
  try {
    // The name of the program, in parentheses, may hold spaces: fields are counted after it.
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    const resident = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return { processorMs: ticks * MS_PER_TICK, memoryBytes: Number(resident ?? 0) * BYTES_PER_KB };
  } catch {
    return null;
  }
}
