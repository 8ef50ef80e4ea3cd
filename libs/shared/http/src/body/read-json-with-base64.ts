import type { IncomingMessage } from 'node:http';
import { fileTooLarge } from './file-too-large.ts';
import { giveBack } from './give-back.ts';
import { type JsonWithBase64, type JsonWithBase64Options, JsonWithBase64Parser } from './json-with-base64-parser.ts';
import { announcedBytes, bodyChunks } from './read-bytes.ts';

/**
 * Reads a body of JSON that carries a file in base64; an absent body reads as the empty object.
 * @param maxBodyBytes most bytes of the body as it is sent, escapes and all
 * @throws DomainError as `JsonWithBase64Parser` does, `file_too_large` past `maxBodyBytes`
 */
export async function readJsonWithBase64(
  request: IncomingMessage,
  maxBodyBytes: number,
  options: Omit<JsonWithBase64Options, 'announced'>,
): Promise<JsonWithBase64> {
  const parser = new JsonWithBase64Parser({ ...options, announced: announcedBytes(request) });
  const tooLarge = () => fileTooLarge(options.maxFileBytes);
  for await (const chunk of bodyChunks(request, maxBodyBytes, tooLarge)) {
    parser.push(chunk);
    giveBack(chunk);
  }
  return parser.finish();
}
