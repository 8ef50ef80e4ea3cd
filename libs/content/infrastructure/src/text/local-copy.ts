import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { OpenedBlob } from '@livery/blobs';

/** A copy of a blob in a directory of its own, which only this user can read. Disposing of it removes both. */
export class LocalCopy {
  private constructor(
    private readonly directory: string,
    readonly path: string,
  ) {}

  static async of(blob: OpenedBlob, signal: AbortSignal): Promise<LocalCopy> {
    const directory = await mkdtemp(path.join(tmpdir(), 'livery-content-'));
    const copy = new LocalCopy(directory, path.join(directory, 'content'));
    try {
      await pipeline(await blob.open(), createWriteStream(copy.path, { mode: 0o600 }), { signal });
      return copy;
    } catch (error) {
      await copy[Symbol.asyncDispose]();
      throw error;
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.directory, { recursive: true, force: true });
  }
}
