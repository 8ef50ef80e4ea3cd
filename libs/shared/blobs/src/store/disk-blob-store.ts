import { createReadStream } from 'node:fs';
import { link, mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type BlobFile, BlobStore, type ByteRange, BytesMissing } from './blob-store.ts';
import { bytesOfObject } from './bytes-of-object.ts';
import { storeUnavailable } from './store-unavailable.ts';

const KEY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/;
/** The end of the name of a file that is not complete. A key contains no dot. */
const PART = '.part';
/** The reasons for which a file cannot be linked, but may be copied: another device, no hard links, too many links, another owner. */
const NOT_LINKABLE = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EACCES']);

/**
 * Keeps objects as files below one folder of the local disk. All processes of the service must see the same folder.
 *
 * A file is written under a temporary name, flushed, and renamed. Then all folders above it are flushed, since another process may
 * have created them a moment ago.
 */
export class DiskBlobStore extends BlobStore {
  /** Whether this process has seen an object. Then a folder that is gone or empty is not created again. */
  private hasObjects = false;

  /** @param root the folder. It is created when the first object is stored */
  constructor(private readonly root: string) {
    super();
  }

  async put(file: BlobFile, key: string): Promise<void> {
    const target = this.pathOf(key);
    await reportingOutage(async () => {
      if (this.hasObjects) await this.assertMounted();
      await mkdir(path.dirname(target), { recursive: true });
      try {
        await linkOrCopy(file, target + PART);
        await rename(target + PART, target);
      } catch (error) {
        await rm(target + PART, { force: true }).catch(() => undefined);
        throw error;
      }
      await this.flushFoldersAbove(target);
      this.hasObjects = true;
    });
  }

  async open(key: string, range: ByteRange = { first: 0 }): Promise<Readable> {
    const handle = await reportingOutage(async () => {
      try {
        const handle = await open(this.pathOf(key));
        this.hasObjects = true;
        return handle;
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') throw error;
        await this.assertMounted();
        throw new BytesMissing(key);
      }
    });
    const { first, last = Infinity } = range;
    return bytesOfObject(createReadStream('', { fd: handle, start: first, end: last }), (error) => error);
  }

  async head(key: string): Promise<{ readonly size: number } | null> {
    return reportingOutage(async () => {
      try {
        return { size: (await stat(this.pathOf(key))).size };
      } catch (error) {
        if (codeOf(error) !== 'ENOENT') throw error;
        await this.assertMounted();
        return null;
      }
    });
  }

  /** Also deletes what an interrupted `put` has left. The folder is flushed, so that the file does not come back. */
  async delete(key: string): Promise<void> {
    const target = this.pathOf(key);
    await reportingOutage(async () => {
      await this.assertMounted();
      await rm(target, { force: true });
      await rm(target + PART, { force: true });
      await flush(path.dirname(target)).catch((error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error;
      });
    });
  }

  async list(after: string, limit: number): Promise<readonly string[]> {
    return reportingOutage(async () => {
      const keys: string[] = [];
      for await (const key of this.keysIn('', after)) {
        if (keys.push(key) === limit) break;
      }
      return keys;
    });
  }

  async close(): Promise<void> {
    // No file stays open.
  }

  /** Folders are never deleted. So a folder without any entry is not the store, but where its volume should be mounted. */
  private async assertMounted(): Promise<void> {
    const folder = await opendir(this.root);
    try {
      if ((await folder.read()) === null) throw storeUnavailable(new Error(`The folder ${this.root} is empty.`));
    } finally {
      await folder.close();
    }
  }

  private pathOf(key: string): string {
    if (!KEY.test(key)) throw new TypeError('This is not the key of an object.');
    return path.join(this.root, key);
  }

  /** What is below a folder sorts before its name with the digit that follows the slash. Files that are not complete are left out. */
  private async *keysIn(folder: string, after: string): AsyncGenerator<string> {
    const entries = await readdir(path.join(this.root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const key = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && `${key}0` > after) yield* this.keysIn(key, after);
      else if (entry.isFile() && key > after && !key.endsWith(PART)) yield key;
    }
  }

  private async flushFoldersAbove(file: string): Promise<void> {
    const above = path.dirname(path.resolve(this.root));
    let folder = path.resolve(file);
    while (folder !== above) {
      folder = path.dirname(folder);
      await flush(folder);
    }
  }
}

/** A hard link costs no bytes. Another device needs a copy, which is written in small pieces. */
async function linkOrCopy(file: BlobFile, target: string): Promise<void> {
  try {
    await link(file.path, target);
  } catch (error) {
    if (!NOT_LINKABLE.has(codeOf(error))) throw error;
    await pipeline(createReadStream(file.path), (await open(target, 'wx')).createWriteStream());
  }
  const { size } = await stat(target);
  if (size !== file.size) throw new Error(`The file has ${size} bytes instead of ${file.size}.`);
  await flush(target);
}

async function flush(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Runs `work`, and reports an error of the file system as an outage. */
async function reportingOutage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw codeOf(error) === '' ? error : storeUnavailable(error);
  }
}

/** The code of an error of the operating system, such as `ENOSPC`; empty for any other error. */
function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return /^E[A-Z0-9]+$/.test(code) ? code : '';
}
