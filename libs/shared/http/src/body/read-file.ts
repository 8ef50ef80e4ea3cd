import type { IncomingMessage } from 'node:http';
import type { ParkedBytes } from '@livery/parked-bytes';
import { giveBack } from './give-back.ts';
import { parkedBody } from './parked-body.ts';
import { bodyChunks } from './read-bytes.ts';

/**
 * Reads a body that is one file as a whole.
 * @throws DomainError `body_invalid_json` when the client goes away half way, `file_too_large` past `limit` bytes
 */
export async function readFile(request: IncomingMessage, limit: number): Promise<ParkedBytes> {
  const file = parkedBody(request, limit);
  for await (const chunk of bodyChunks(request)) {
    file.append(chunk);
    giveBack(chunk);
  }
  return file;
}
