import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { DomainError } from '@livery/kernel';
import { fileTooLarge } from '../body/file-too-large.ts';
import { freeBuffer } from '../body/free-buffer.ts';
import type { FormFileSink } from '../body/multipart-body.ts';
import type { OpenedFile, SpoolDirectory } from './spool-directory.ts';

const RETRY_AFTER_SECONDS = 5;

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
  private size = 0;
  private opened: OpenedFile | undefined;

  /** @param limit most bytes */
  constructor(
    private readonly directory: SpoolDirectory,
    private readonly limit: number,
  ) {}

  /** @param chunk must not be used after the next `flush`, which frees it @throws DomainError `file_too_large` */
  append(chunk: Buffer): void {
    this.size += chunk.length;
    if (this.size > this.limit) throw fileTooLarge(this.limit);
    this.hash.update(chunk);
    this.waiting.push(chunk);
  }

  /** @throws DomainError `unavailable` if the disk is full or cannot be written to */
  async flush(): Promise<void> {
    if (this.waiting.length === 0) return;
    const chunks = this.waiting;
    this.waiting = [];
    await this.attempt(async ({ handle }) => {
      for (const chunk of chunks) {
        await handle.writeFile(chunk);
        freeBuffer(chunk);
      }
    });
  }

  /** @throws DomainError `unavailable` */
  async finish(): Promise<StoredFile> {
    await this.flush();
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

  private async attempt<T>(step: (file: OpenedFile) => Promise<T>): Promise<T> {
    try {
      this.opened ??= await this.directory.openFile();
      return await step(this.opened);
    } catch (cause) {
      throw spoolUnavailable(cause);
    }
  }
}

function spoolUnavailable(cause: unknown): DomainError {
  const message = 'The service cannot store the file at the moment. Send it again later.';
  return new DomainError('unavailable', 'unavailable', message, { retryAfter: RETRY_AFTER_SECONDS, cause });
}
