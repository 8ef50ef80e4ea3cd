import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SpoolDirectory } from './spool-directory.ts';
import { SpoolFile } from './spool-file.ts';

/** A directory on a disk that is full. */
class FullDisk extends SpoolDirectory {
  override async openFile() {
    return { path: '/nowhere', handle: await open('/dev/full', 'w') };
  }
}

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'livery-test-'));
});

afterEach(() => rm(parent, { recursive: true }));

describe('a spooled file', () => {
  it('is removed with the directory of its process when the process ends in order', async () => {
    const directory = new SpoolDirectory(parent);
    const file = new SpoolFile(directory, 10);
    file.append(Buffer.from('abc'));
    expect(await file.finish()).toMatchObject({ size: 3, sha256: expect.stringMatching(/^ba7816bf/) });
    await directory.onApplicationShutdown();
    expect(await readdir(parent)).toEqual([]);
  });

  it('is refused as unavailable while the disk is full', async () => {
    const file = new SpoolFile(new FullDisk(parent), 10);
    file.append(Buffer.from('abc'));
    await expect(file.finish()).rejects.toMatchObject({ kind: 'unavailable', code: 'unavailable', retryAfter: 5 });
    await file.remove();
  });

  it('is refused as unavailable without its directory', async () => {
    const file = new SpoolFile(new SpoolDirectory(path.join(parent, 'missing')), 10);
    file.append(Buffer.from('abc'));
    await expect(file.finish()).rejects.toMatchObject({ code: 'unavailable' });
    await file.remove();
  });

  it('may be as large as the limit and not one byte larger', () => {
    const file = new SpoolFile(new SpoolDirectory(parent), 3);
    file.append(Buffer.from('abc'));
    expect(() => file.append(Buffer.from('d'))).toThrow(expect.objectContaining({ code: 'file_too_large' }));
  });
});
