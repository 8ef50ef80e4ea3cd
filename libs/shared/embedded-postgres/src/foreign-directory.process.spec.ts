import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from './embedded-postgres.ts';

let parent: string;
let directory: string;

beforeEach(async () => {
  parent = await mkdtemp(join(await realpath(tmpdir()), 'foreign-directory-'));
  await chmod(parent, 0o755);
  directory = join(parent, 'postgres');
});

afterEach(() => rm(parent, { recursive: true, force: true }));

describe('a directory with something else in it', () => {
  it('is refused and not changed if another major version created it', async () => {
    await mkdir(directory);
    await writeFile(join(directory, 'PG_VERSION'), '16\n');
    await expect(EmbeddedPostgres.start({ directory })).rejects.toThrow(
      /made by PostgreSQL 16, and this is PostgreSQL 18/,
    );
    expect(await readdir(parent)).toEqual(['postgres']);
    expect(await readdir(directory)).toEqual(['PG_VERSION']);
  });

  it('is refused and not changed if it is not a cluster', async () => {
    await mkdir(directory);
    await writeFile(join(directory, 'thesis.txt'), 'irreplaceable');
    await expect(EmbeddedPostgres.start({ directory })).rejects.toThrow(
      `${directory} is neither empty nor a database cluster: it holds thesis.txt`,
    );
    expect(await readdir(parent)).toEqual(['postgres']);
    expect(await readFile(join(directory, 'thesis.txt'), 'utf8')).toBe('irreplaceable');
  });
});
