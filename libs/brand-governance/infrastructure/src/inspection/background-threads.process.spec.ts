import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';

const PROGRAM = fileURLToPath(new URL('testing/lower-threads.ts', import.meta.url));

/** Kinds of threads of a process that lowers what there is to lower, with niceness and policy; of none but on Linux. */
async function loweredThreads(environment: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM], { env: environment });
  const lines = stdout.split('\n').filter((line) => /^(?:Main|V8|Worker)/.test(line));
  return [...new Set(lines)].sort();
}

function whereThreadsHavePriorities(expected: readonly string[]): readonly string[] {
  return process.platform === 'linux' ? expected : [];
}

describe('threads in the background', () => {
  it('work when nobody else wants the processor, beside a main thread that stays as it was', async () => {
    expect(await loweredThreads(process.env)).toEqual(
      whereThreadsHavePriorities(['MainThread 0 normal', 'V8Worker 10 normal', 'WorkerThread 10 idle']),
    );
  });

  it('are nice to the others where the system has no chrt', async () => {
    expect(await loweredThreads({ ...process.env, PATH: '' })).toEqual(
      whereThreadsHavePriorities(['MainThread 0 normal', 'V8Worker 10 normal', 'WorkerThread 10 normal']),
    );
  });
});
