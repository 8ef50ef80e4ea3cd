import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

describe('npm run mutate', () => {
  // It runs in its own process. Otherwise the processor time of a document would include garbage collection for these tests.
  it('finds that every damaged sample is judged or refused with a documented code, in time, and the same when it is repeated', async () => {
    await run(process.execPath, [path.join(root, 'tools/build/build.ts')]);
    const parameters = ['--count', '780', '--seed', '7', '--corpus', path.join(root, 'samples')];
    const { stdout } = await run(process.execPath, [path.join(root, 'tools/engine/mutate.ts'), ...parameters]);
    expect(stdout).toMatch(/^0 wrong; memory \d+ MB over idle, allowed 512$/m);
    for (const answer of ['judged', 'file_corrupt', 'not_ooxml', 'dtd_forbidden']) expect(stdout).toContain(answer);
  }, 300_000);

  it('finds the same of every damaged sample that is fixed', async () => {
    await run(process.execPath, [path.join(root, 'tools/build/build.ts')]);
    const parameters = ['--count', '390', '--seed', '9', '--fix', '--corpus', path.join(root, 'samples')];
    const { stdout } = await run(process.execPath, [path.join(root, 'tools/engine/mutate.ts'), ...parameters]);
    expect(stdout).toMatch(/^0 wrong;/m);
  }, 300_000);
});
