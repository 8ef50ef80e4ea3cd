import type { IncomingMessage } from 'node:http';
import { type MultipartOptions, readForm } from '../body/multipart-body.ts';

/** A file that arrived with a request. It lies on this machine's disk until the request ends. */
export interface SpooledFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** In lower-case hexadecimal digits. */
  readonly sha256: string;
  /** As the client sent it, with any path and any character. */
  readonly filename: string | undefined;
  /** As the client said, in lower case, without parameters. */
  readonly mediaType: string;
}

export interface SpooledForm {
  readonly texts: ReadonlyMap<string, string>;
  readonly file?: SpooledFile;
}

/**
 * Reads a body of `multipart/form-data` with text fields and at most one file, which is written to disk and hashed as it arrives. The
 * endpoint must declare a body reader that `isSpooled`.
 * @throws DomainError like `readMultipart`; `unavailable` if the disk is full
 */
export async function spoolForm(request: IncomingMessage, options: MultipartOptions): Promise<SpooledForm> {
  if (request.spool === undefined) throw new Error('spoolForm needs a body reader that declares isSpooled.');
  const sink = request.spool.newFile(options.maxFileBytes);
  const { texts, file } = await readForm(request, { ...options, keepsPaths: true }, sink);
  if (file === undefined) return { texts };
  return { texts, file: { ...file.stored, filename: file.filename, mediaType: file.mediaType } };
}
