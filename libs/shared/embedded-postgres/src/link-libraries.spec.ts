import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkLibraries } from './link-libraries.ts';

let native: string;

beforeEach(async () => {
  native = await mkdtemp(join(tmpdir(), 'native-'));
  await mkdir(join(native, 'lib'));
  await writeFile(join(native, 'lib', 'libpq.so.5.18'), 'the library');
  await describeLinks(['libpq.so', 'libpq.so.5']);
});

afterEach(() => rm(native, { recursive: true, force: true }));

async function describeLinks(names: readonly string[]): Promise<void> {
  const links = names.map((name) => ({ source: 'native/lib/libpq.so.5.18', target: `native/lib/${name}` }));
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links));
}

describe('linking the libraries', () => {
  it('creates the links that the package describes, as relative links', async () => {
    await linkLibraries(native);
    expect(await readlink(join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
    expect(await readFile(join(native, 'lib', 'libpq.so'), 'utf8')).toBe('the library');
  });

  it('may be done twice, and by several processes at the same time', async () => {
    await Promise.all(Array.from({ length: 8 }, () => linkLibraries(native)));
    await linkLibraries(native);
    expect((await readdir(join(native, 'lib'))).sort()).toEqual(['libpq.so', 'libpq.so.5', 'libpq.so.5.18']);
  });

  it('does not change existing links', async () => {
    await writeFile(join(native, 'lib', 'libpq.so.4'), 'another');
    await symlink('libpq.so.4', join(native, 'lib', 'libpq.so'));
    await linkLibraries(native);
    expect(await readFile(join(native, 'lib', 'libpq.so'), 'utf8')).toBe('another');
  });

  it('does nothing for a package that describes no links', async () => {
    await rm(join(native, 'pg-symlinks.json'));
    await linkLibraries(native);
    expect(await readdir(join(native, 'lib'))).toEqual(['libpq.so.5.18']);
  });

  it('names the missing link, and says what to do, if it cannot be created', async () => {
    await describeLinks(['absent/libpq.so']);
    await expect(linkLibraries(native)).rejects.toThrow(/needs the link .*absent\/libpq\.so.*ENOENT.*npm rebuild/);
  });
});
