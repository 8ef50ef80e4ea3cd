import { existsSync, readdirSync, readFileSync } from 'node:fs';

const THREADS = '/proc/self/task';
const POLICIES = new Map([
  ['0', 'normal'],
  ['5', 'idle'],
]);

export interface SeenThread {
  readonly id: number;
  readonly name: string;
  readonly niceness: number;
  readonly policy: string;
}

/** The threads of this process as Linux sees them (proc(5), fields 2, 19 and 41 of `stat`); none elsewhere. */
export function threadsOfThisProcess(): readonly SeenThread[] {
  const threads = existsSync(THREADS) ? readdirSync(THREADS) : [];
  return threads.map((thread) => {
    const stat = readFileSync(`${THREADS}/${thread}/stat`, 'utf8');
    const [before, after] = [stat.indexOf('(') + 1, stat.lastIndexOf(')')];
    const fields = stat.slice(after + 2).split(' ');
    const [niceness, policy] = [Number(fields[16]), fields[38] ?? ''];
    return { id: Number(thread), name: stat.slice(before, after), niceness, policy: POLICIES.get(policy) ?? policy };
  });
}
