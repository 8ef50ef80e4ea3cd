import type { IncomingMessage } from 'node:http';
import type { TransferableFile } from '@livery/file-transfer';
import { freeBuffer } from './free-buffer.ts';
import { requestFile } from './request-file.ts';
import { bodyChunks } from './read-bytes.ts';

/**
 * Reads a body that consists of one file.
 * @throws DomainError `body_invalid_json` if the client closes the connection before the end, `file_too_large` past `limit` bytes
 */
export async function readFile(request: IncomingMessage, limit: number): Promise<TransferableFile> {
  const file = requestFile(request, limit);
  for await (const chunk of bodyChunks(request)) {
    file.append(chunk);
    freeBuffer(chunk);
  }
  return file;
}
