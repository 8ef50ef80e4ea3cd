import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { objectKey } from '../object-key.ts';
import { describeBlobStore } from '../testing/blob-store-suite.ts';
import { filesBelow, SpooledFiles, textOf } from '../testing/spooled-files.ts';
import { DiskBlobStore } from './disk-blob-store.ts';

const TENANT = { organizationId: randomUUID(), livemode: false };
/** On Linux this is a file system of its own, in memory. */
const OTHER_DEVICE = '/dev/shm';

let files: SpooledFiles;

beforeAll(async () => {
  files = await SpooledFiles.open();
});

afterAll(() => files[Symbol.asyncDispose]());

describe('the blob store on the local disk', () => {
  describeBlobStore(async () => new DiskBlobStore(path.join(files.directory, 'not', 'there', 'yet')));

  it('copies a file from another device', async () => {
    const spool = await SpooledFiles.open(OTHER_DEVICE);
    try {
      const root = path.join(files.directory, 'copies');
      expect((await stat(OTHER_DEVICE)).dev).not.toBe((await stat(files.directory)).dev);
      const [store, file] = [new DiskBlobStore(root), await spool.write('from afar')];
      const key = objectKey(TENANT, file.sha256);
      await store.put(file, key);
      expect(await textOf(store.open(key))).toBe('from afar');
      await expect(store.put({ ...file, size: 3 }, objectKey(TENANT, file.sha256))).rejects.toThrow('9 bytes');
      expect(await filesBelow(root)).toEqual([path.basename(key)]);
    } finally {
      await spool[Symbol.asyncDispose]();
    }
  });

  it('reports that it is unavailable, and leaves nothing, when its folder cannot be written', async () => {
    const root = path.join(files.directory, 'a-file');
    await writeFile(root, '');
    const [store, file] = [new DiskBlobStore(root), await files.write()];
    const refused = store.put(file, objectKey(TENANT, file.sha256));
    await expect(refused).rejects.toMatchObject({ kind: 'unavailable', code: 'unavailable' });
    expect((await stat(root)).size).toBe(0);
  });

  it.each([
    ['is gone', async () => undefined],
    ['is empty, as where a volume is to be mounted', (root: string) => mkdir(root)],
  ])('is unavailable, and misses nothing, when its folder %s', async (_, remain) => {
    const root = path.join(files.directory, randomUUID());
    const [store, file] = [new DiskBlobStore(root), await files.write('mounted')];
    const key = objectKey(TENANT, file.sha256);
    await store.put(file, key);
    await rename(root, `${root}-away`);
    await remain(root);
    for (const ask of [
      () => store.open(key),
      () => store.head(key),
      () => store.delete(key),
      () => store.put(file, key),
    ]) {
      await expect(ask()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
    }
    await rm(root, { recursive: true, force: true });
    await rename(`${root}-away`, root);
    expect(await textOf(store.open(key))).toBe('mounted');
  });

  it('deletes with an object what an interrupted upload has left of it', async () => {
    const root = path.join(files.directory, 'interrupted');
    const key = objectKey(TENANT, 'a'.repeat(64));
    await mkdir(path.dirname(path.join(root, key)), { recursive: true });
    await writeFile(path.join(root, `${key}.part`), 'half');
    const store = new DiskBlobStore(root);
    expect(await store.head(key)).toBeNull();
    await store.delete(key);
    expect(await filesBelow(root)).toEqual([]);
  });

  it.each(['../secret', '/etc/passwd', 'a/../b', 'A', '', 'a//b', 'a.part'])('refuses the key %j', async (key) => {
    await expect(new DiskBlobStore(files.directory).head(key)).rejects.toThrow(TypeError);
  });
});
