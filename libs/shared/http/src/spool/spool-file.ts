import { createHash } from 'node:crypto';
import { type FileHandle, rm } from 'node:fs/promises';
import { DomainError } from '@livery/kernel';
import { fileTooLarge } from '../body/file-too-large.ts';
import { freeBuffer } from '../body/free-buffer.ts';
import type { FormFileSink } from '../body/multipart-body.ts';
import type { OpenedFile, SpoolDirectory } from './spool-directory.ts';

const RETRY_AFTER_SECONDS = 5;
/** So many bytes are written at a time. It takes half the processor time of writing each chunk (measured). */
const WRITE_BYTES = 262_144;

export interface StoredFile {
  readonly path: string;
  readonly size: number;
  /** In lower-case hexadecimal digits. */
  readonly sha256: string;
}

/** A file that is written to disk and hashed while it arrives. The caller removes it. */
export class SpoolFile implements FormFileSink<StoredFile> {
  private readonly hash = createHash('sha256');
  private waiting: Buffer[] = [];
  private waitingBytes = 0;
  private size = 0;
  private opened: OpenedFile | undefined;

  /** @param limit most bytes */
  constructor(
    private readonly directory: SpoolDirectory,
    private readonly limit: number,
  ) {}

  /** @param chunk must not be used after it was appended, since it is freed when it was written @throws DomainError `file_too_large` */
  append(chunk: Buffer): void {
    this.size += chunk.length;
    if (this.size > this.limit) throw fileTooLarge(this.limit);
    this.hash.update(chunk);
    this.waiting.push(chunk);
    this.waitingBytes += chunk.length;
  }

  /** Writes the chunks once they are many. @throws DomainError `unavailable` if the disk is full or cannot be written to */
  async flush(): Promise<void> {
    if (this.waitingBytes >= WRITE_BYTES) await this.write();
  }

  /** @throws DomainError `unavailable` */
  async finish(): Promise<StoredFile> {
    await this.write();
    return this.attempt(async ({ path, handle }) => {
      await handle.close();
      return { path, size: this.size, sha256: this.hash.digest('hex') };
    });
  }

  /** Removes the file, whether it is complete or not. */
  async remove(): Promise<void> {
    if (this.opened === undefined) return;
    await this.opened.handle.close();
    await rm(this.opened.path, { force: true });
  }

  private async write(): Promise<void> {
    const chunks = this.waiting;
    this.waiting = [];
    this.waitingBytes = 0;
    await this.attempt(async ({ handle }) => {
      await writeAll(handle, chunks);
      for (const chunk of chunks) freeBuffer(chunk);
    });
  }

  private async attempt<T>(step: (file: OpenedFile) => Promise<T>): Promise<T> {
    try {
      this.opened ??= await this.directory.openFile();
      return await step(this.opened);
    } catch (cause) {
      throw spoolUnavailable(cause);
    }
  }
}

async function writeAll(handle: FileHandle, chunks: readonly Buffer[]): Promise<void> {
  const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const { bytesWritten } = await handle.writev(chunks);
  // A disk that is nearly full takes a part. The rest then fails with the reason.
  if (bytesWritten < size) await handle.writeFile(Buffer.concat(chunks).subarray(bytesWritten));
}

function spoolUnavailable(cause: unknown): DomainError {
  const message = 'The service cannot store the file at the moment. Send it again later.';
  return new DomainError('unavailable', 'unavailable', message, { retryAfter: RETRY_AFTER_SECONDS, cause });
}
