import type { IncomingMessage } from 'node:http';
import type { ParkedBytes } from '@livery/parked-bytes';
import { fileTooLarge } from './file-too-large.ts';
import { giveBack } from './give-back.ts';
import { JsonWithBase64Parser } from './json-with-base64-parser.ts';
import { parkedBody } from './parked-body.ts';
import { announcedBytes, bodyChunks } from './read-bytes.ts';

export interface JsonWithFileOptions {
  /** Name of the member of the outermost object that holds a file in base64; ASCII. */
  readonly member: string;
  /** Most bytes of the decoded file. */
  readonly maxFileBytes: number;
  /** Most bytes of all the rest of the document. */
  readonly maxRestBytes: number;
  /** Most bytes of the body as it is sent, escapes and all. */
  readonly maxBodyBytes: number;
}

export interface JsonWithFile {
  /** Every member but the one that holds the file. */
  readonly fields: object;
  /** Absent when the document has no such member. */
  readonly file?: ParkedBytes;
}

/**
 * Reads a body of JSON that carries a file in base64; an absent body reads as the empty object.
 * @throws DomainError as `JsonWithBase64Parser` does, `file_too_large` past `maxFileBytes` or `maxBodyBytes`
 */
export async function readJsonWithBase64(
  request: IncomingMessage,
  options: JsonWithFileOptions,
): Promise<JsonWithFile> {
  const { maxFileBytes, maxBodyBytes } = options;
  const file = parkedBody(request, maxFileBytes);
  const parser = new JsonWithBase64Parser({ ...options, file, announced: announcedBytes(request) });
  for await (const chunk of bodyChunks(request, maxBodyBytes, () => fileTooLarge(maxFileBytes))) {
    parser.push(chunk);
    giveBack(chunk);
  }
  const { fields, hasFile } = parser.finish();
  return hasFile ? { fields, file } : { fields };
}
