import { ChildPool } from '../child-pool.ts';

/** A process with a pool, of which one child spins and one is idle. It prints the ids of both. */
const pool = new ChildPool({
  module: new URL('hostile-task.ts', import.meta.url),
  readable: [],
  children: 2,
  queueLength: 0,
  limits: { wallMs: 60_000, processorMs: 60_000, heapMb: 64, memoryMb: 512, answerBytes: 1_000, tasksPerChild: 10 },
});

const [first, second] = await Promise.all([pool.run('pid', null), pool.run('pid', null)]);
if (!('answer' in first) || !('answer' in second)) throw new Error('The children did not start.');
void pool.run('spin', null);
console.log(`children ${String(first.answer)} ${String(second.answer)}`);
