import { hash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { type FileTransferTicket, receiveFile } from '@livery/file-transfer';

export interface WritingTask {
  readonly document: FileTransferTicket;
  /** The path of an existing file. */
  readonly path: string;
}

/** The hexadecimal SHA-256 of the document, or why it could not be written. */
export type WritingAnswer = { readonly sha256: string } | { readonly failure: string };

/** Writes a document to disk. The thread enters here. */
export function writeInThread({ document, path }: WritingTask): WritingAnswer {
  const bytes = receiveFile(document);
  try {
    writeFileSync(path, bytes);
    return { sha256: hash('sha256', bytes) };
  } catch (error) {
    return { failure: String(error) };
  } finally {
    if (!(bytes.buffer instanceof SharedArrayBuffer)) bytes.buffer.transfer(0);
  }
}
