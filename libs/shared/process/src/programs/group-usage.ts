import { readdirSync, readFileSync } from 'node:fs';
import { type ChildUsage, usageOf } from '../children/child-usage.ts';

/** The kernel reports processor time in hundredths of a second to programs (USER_HZ). */
const MS_PER_TICK = 10;

/** What the processes of a group use together at the moment, with those that they have waited for. Zero on systems without /proc. */
export function groupUsage(group: number): ChildUsage {
  let [processorMs, memoryBytes] = [0, 0];
  for (const name of processes()) {
    const fields = fieldsOf(name);
    // The numbers of fields are those of proc(5), less three.
    if (fields === null || Number(fields[2]) !== group) continue;
    processorMs += [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) * MS_PER_TICK;
    memoryBytes += usageOf(Number(name))?.memoryBytes ?? 0;
  }
  return { processorMs, memoryBytes };
}

function processes(): readonly string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

function fieldsOf(pid: string): readonly string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the program, in parentheses, may hold spaces: fields are counted after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
