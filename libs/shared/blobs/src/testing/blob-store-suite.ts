import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BlobStore, BytesMissing } from '../store/blob-store.ts';
import { objectKey } from '../object-key.ts';
import { SpooledFiles, textOf } from './spooled-files.ts';

const TENANT = { organizationId: randomUUID(), livemode: true };
const MEBIBYTE = 2 ** 20;

/** What every adapter of `BlobStore` must do. */
export function describeBlobStore(openStore: () => Promise<BlobStore>): void {
  let store: BlobStore;
  let files: SpooledFiles;

  beforeAll(async () => {
    store = await openStore();
    files = await SpooledFiles.open();
  });

  afterAll(async () => {
    await store.close();
    await files[Symbol.asyncDispose]();
  });

  const stored = async (content: Buffer | string): Promise<string> => {
    const file = await files.write(content);
    const key = objectKey(TENANT, file.sha256);
    await store.put(file, key);
    return key;
  };

  describe('an object', () => {
    it.each([0, 1, 65_536, 5 * MEBIBYTE + 7])('of %i bytes is returned as it was stored', async (size) => {
      const content = randomBytes(size);
      const key = await stored(content);
      expect(await store.head(key)).toEqual({ size });
      expect((await textOf(store.open(key))) === content.toString('latin1')).toBe(true);
    });

    it('is not changed when the file from which it was stored is deleted', async () => {
      const other = await SpooledFiles.open();
      const file = await other.write('kept');
      const key = objectKey(TENANT, file.sha256);
      await store.put(file, key);
      await other[Symbol.asyncDispose]();
      expect(await textOf(store.open(key))).toBe('kept');
    });

    it.each([
      [{ first: 0, last: 0 }, '0'],
      [{ first: 2, last: 5 }, '2345'],
      [{ first: 7 }, '789'],
      [{ first: 9, last: 9 }, '9'],
    ])('returns the range %j', async (range, expected) => {
      expect(await textOf(store.open(await stored('0123456789'), range))).toBe(expected);
    });

    it('can be read by many callers at once, and by one that stops early', async () => {
      const key = await stored(Buffer.alloc(MEBIBYTE, 'x'));
      const stopped = await store.open(key);
      stopped.on('error', () => undefined).destroy();
      const texts = await Promise.all(Array.from({ length: 10 }, async () => textOf(await store.open(key))));
      expect(texts.map(({ length }) => length)).toEqual(Array.from({ length: 10 }, () => MEBIBYTE));
    });

    it('is gone after its deletion, which may be repeated, and leaves others with the same content', async () => {
      const [one, other] = [await stored('twins'), await stored('twins')];
      await store.delete(one);
      await store.delete(one);
      expect(await store.head(one)).toBeNull();
      await expect(store.open(one)).rejects.toBeInstanceOf(BytesMissing);
      expect(await textOf(store.open(other))).toBe('twins');
    });
  });

  describe('a list', () => {
    it('has the keys after another one, in order, a page at a time', async () => {
      const keys: string[] = [];
      for (let number = 0; number < 7; number += 1) keys.push(await stored(`listed ${number}`));
      const found: string[] = [];
      for (let page = await store.list('', 3); page.length > 0; page = await store.list(page.at(-1) ?? '', 3)) {
        expect(page.length).toBeLessThanOrEqual(3);
        found.push(...page);
      }
      expect(found).toEqual(found.toSorted());
      expect(new Set(found).size).toBe(found.length);
      expect(found).toEqual(expect.arrayContaining(keys));
    });
  });

  describe('an object that was never stored', () => {
    const key = objectKey(TENANT, '0'.repeat(64));

    it('has no size and no bytes, and its deletion does nothing', async () => {
      expect(await store.head(key)).toBeNull();
      await expect(store.open(key)).rejects.toBeInstanceOf(BytesMissing);
      await store.delete(key);
    });

    it('does not come into being when its file has fewer or more bytes than announced', async () => {
      const file = await files.write('ten bytes!');
      for (const size of [9, 11]) {
        const wrong = objectKey(TENANT, file.sha256);
        await expect(store.put({ ...file, size }, wrong)).rejects.toThrow(Error);
        expect(await store.head(wrong)).toBeNull();
      }
    });

    it('does not come into being when its file is missing', async () => {
      await expect(store.put({ ...(await files.write()), path: '/nonexistent' }, key)).rejects.toThrow();
      expect(await store.head(key)).toBeNull();
    });
  });
}
