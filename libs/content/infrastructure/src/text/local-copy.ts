import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { OpenedBlob } from '@livery/blobs';
import type { SpoolDirectory } from '@livery/http';

/** A copy of a blob in the directory of this process, which only this user can read. Disposing of it removes it. */
export class LocalCopy {
  private constructor(readonly path: string) {}

  /** @param directory is removed at the next start of a process on this machine if this process is killed */
  static async of(blob: OpenedBlob, directory: SpoolDirectory, signal: AbortSignal): Promise<LocalCopy> {
    const { path, handle } = await directory.openFile();
    const copy = new LocalCopy(path);
    try {
      await pipeline(await blob.open(), handle.createWriteStream(), { signal });
      return copy;
    } catch (error) {
      await handle.close();
      await copy[Symbol.asyncDispose]();
      throw error;
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.path, { force: true });
  }
}
