import type { IncomingMessage } from 'node:http';
import { TransferableFile } from '@livery/file-transfer';
import { fileTooLarge } from './file-too-large.ts';

declare module 'node:http' {
  interface IncomingMessage {
    /** The file of the body. It is freed after the response, unless a thread has received it. */
    transferableFile?: TransferableFile;
  }
}

/** Creates the file of a request's body. Past `limit` bytes it throws `file_too_large`. */
export function requestFile(request: IncomingMessage, limit: number): TransferableFile {
  request.transferableFile = new TransferableFile(limit, () => fileTooLarge(limit));
  return request.transferableFile;
}
