import { existsSync, readdirSync, readFileSync } from 'node:fs';

const THREADS = '/proc/self/task';

export interface SeenThread {
  readonly id: number;
  readonly name: string;
  readonly niceness: number;
}

/** The threads of this process as Linux sees them (proc(5), fields 2 and 19 of `stat`); none elsewhere. */
export function threadsOfThisProcess(): readonly SeenThread[] {
  const threads = existsSync(THREADS) ? readdirSync(THREADS) : [];
  return threads.map((thread) => {
    const stat = readFileSync(`${THREADS}/${thread}/stat`, 'utf8');
    const [before, after] = [stat.indexOf('(') + 1, stat.lastIndexOf(')')];
    return {
      id: Number(thread),
      name: stat.slice(before, after),
      niceness: Number(stat.slice(after + 2).split(' ')[16]),
    };
  });
}
