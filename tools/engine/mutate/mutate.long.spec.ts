import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** What the command writes for damaged samples, and for the hostile files of the reference pack where it lies beside the checkout. */
async function mutate(...parameters: readonly string[]): Promise<string> {
  await run(process.execPath, [path.join(root, 'tools/build/build.ts')]);
  const command = [path.join(root, 'tools/engine/mutate.ts'), '--corpus', path.join(root, 'samples'), ...parameters];
  return (await run(process.execPath, command)).stdout;
}

const BOUNDED = /^0 wrong; memory \d+ MB over idle, allowed 512$/m;

describe('npm run mutate', () => {
  // It runs in its own process. Otherwise the processor time of a document would include garbage collection for these tests.
  it('finds that every damaged sample is judged or refused with a documented code, in time, and the same when it is repeated', async () => {
    const stdout = await mutate('--count', '780', '--seed', '7');
    expect(stdout).toMatch(BOUNDED);
    for (const answer of ['judged', 'file_corrupt', 'not_ooxml', 'dtd_forbidden']) expect(stdout).toContain(answer);
  }, 300_000);

  it('finds the same of every damaged sample that is fixed', async () => {
    expect(await mutate('--count', '390', '--seed', '9', '--fix')).toMatch(BOUNDED);
  }, 300_000);

  it('finds the same of every damaged sample that is learnt from', async () => {
    expect(await mutate('--count', '390', '--seed', '11', '--learn')).toMatch(BOUNDED);
  }, 300_000);
});
