import type { IncomingMessage } from 'node:http';
import { ParkedBytes } from '@livery/parked-bytes';
import { fileTooLarge } from './file-too-large.ts';

declare module 'node:http' {
  interface IncomingMessage {
    /** The file of the body; freed with the answer, unless a thread has taken it. */
    parkedBytes?: ParkedBytes;
  }
}

/** Where the file of a request's body is kept; past `limit` bytes it throws `file_too_large`. */
export function parkedBody(request: IncomingMessage, limit: number): ParkedBytes {
  request.parkedBytes = new ParkedBytes(limit, () => fileTooLarge(limit));
  return request.parkedBytes;
}
