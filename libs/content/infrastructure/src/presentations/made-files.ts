import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { LocalFile, MadeFile } from '@livery/content-application';
import type { SpoolDirectory } from '@livery/http';

/** Files that this process writes, and removes when it disposes of them. */
export class MadeFiles implements AsyncDisposable {
  private readonly paths: string[] = [];

  constructor(private readonly directory: SpoolDirectory) {}

  async write(bytes: Uint8Array): Promise<MadeFile> {
    const { path, handle } = await this.directory.openFile();
    this.paths.push(path);
    try {
      await handle.writeFile(bytes);
    } finally {
      await handle.close();
    }
    return { path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  /** Writes several streams into one file, one after the other. */
  async join(streams: AsyncIterable<AsyncIterable<Uint8Array>>): Promise<LocalFile> {
    const { path, handle } = await this.directory.openFile();
    this.paths.push(path);
    let size = 0;
    try {
      for await (const stream of streams) {
        for await (const chunk of stream) size += (await handle.write(chunk)).bytesWritten;
      }
    } finally {
      await handle.close();
    }
    return { path, size };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.paths.map((path) => rm(path, { force: true })));
  }
}
