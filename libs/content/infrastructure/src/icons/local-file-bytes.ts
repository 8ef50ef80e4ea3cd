import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Blobs } from '@livery/blobs';
import { FileBytes, type WrittenFile } from '@livery/content-application';
import type { SpoolDirectory } from '@livery/http';
import type { Tenant } from '@livery/kernel';

/** Keeps written files in the directory of this process, which only its user can read. */
export class LocalFileBytes extends FileBytes {
  constructor(
    private readonly blobs: Blobs,
    private readonly directory: SpoolDirectory,
  ) {
    super();
  }

  ofPath(path: string): Promise<Uint8Array> {
    return readFile(path);
  }

  async ofStored(tenant: Tenant, sha256: string): Promise<Uint8Array | null> {
    const blob = await this.blobs.open(tenant, sha256);
    return blob === null ? null : buffer(await blob.open());
  }

  async write(text: string): Promise<WrittenFile> {
    const bytes = Buffer.from(text);
    const { path, handle } = await this.directory.openFile();
    const remove = (): Promise<void> => rm(path, { force: true });
    try {
      await handle.writeFile(bytes);
    } catch (error) {
      await remove();
      throw error;
    } finally {
      await handle.close();
    }
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { path, size: bytes.length, sha256, [Symbol.asyncDispose]: remove };
  }
}
