import type { IncomingMessage } from 'node:http';
import { giveBack } from './give-back.ts';
import { ParkedBytes } from './parked-bytes.ts';
import { bodyChunks } from './read-bytes.ts';

/**
 * Reads a body that is one file as a whole.
 * @throws DomainError `body_invalid_json` when the client goes away half way, `file_too_large` past `limit` bytes
 */
export async function readFile(request: IncomingMessage, limit: number): Promise<ParkedBytes> {
  const file = ParkedBytes.ofRequest(request, limit);
  for await (const chunk of bodyChunks(request)) {
    file.append(chunk);
    giveBack(chunk);
  }
  return file;
}
