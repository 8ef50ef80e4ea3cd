import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changesSince, contentSeed, headOf } from './changes.ts';
import { lastWholeCommit, writeWholeRun } from './last-whole-run.ts';

const IDENTITY = ['-c', 'user.name=Reader', '-c', 'user.email=reader@example.com'];

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'livery-changes-'));
  await mkdir(path.join(root, '.ci'));
  await git('init', '--quiet');
  await write('kept.ts', 'kept');
  await write('old name.ts', 'moved');
  await commit('one');
});

afterAll(() => rm(root, { recursive: true }));

const git = (...parameters: readonly string[]) => promisify(execFile)('git', ['-C', root, ...IDENTITY, ...parameters]);
const write = (file: string, text: string): Promise<void> => writeFile(path.join(root, file), text);

async function commit(message: string): Promise<void> {
  await git('add', '--all');
  await git('commit', '--quiet', '--message', message);
}

describe('the changes since the last whole run', () => {
  it('are the files that were committed, moved, edited or added since, but not the file that names the run', async () => {
    const first = await headOf(root);
    await writeWholeRun(root, { commit: first, date: '2026-11-20', tests: { test: 10 } });
    await git('mv', 'old name.ts', 'new name.ts');
    await commit('two');
    await write('kept.ts', 'edited');
    await write('added.ts', 'added');
    expect(await lastWholeCommit(root)).toBe(first);
    expect([...((await changesSince(root, first)) ?? [])].sort()).toEqual([
      ...['added.ts', 'kept.ts', 'new name.ts', 'old name.ts'],
    ]);
  });

  it('are not known if the history does not have the commit', async () => {
    expect(await changesSince(root, '0'.repeat(40))).toBeNull();
  });
});

describe('the seed', () => {
  it('is the same for the same content, whatever the commit is called and whole run it names', async () => {
    await commit('three');
    const seed = await contentSeed(root);
    await writeWholeRun(root, { commit: await headOf(root), date: '2026-11-21', tests: {} });
    await commit('four');
    expect(await contentSeed(root)).toBe(seed);
    await write('kept.ts', 'edited again');
    await commit('five');
    expect(await contentSeed(root)).not.toBe(seed);
    expect(seed).toBeLessThan(2 ** 31);
  });
});
