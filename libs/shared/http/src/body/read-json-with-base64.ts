import type { IncomingMessage } from 'node:http';
import type { TransferableFile } from '@livery/file-transfer';
import { fileTooLarge } from './file-too-large.ts';
import { freeBuffer } from './free-buffer.ts';
import { JsonWithBase64Parser } from './json-with-base64-parser.ts';
import { requestFile } from './request-file.ts';
import { announcedBytes, bodyChunks } from './read-bytes.ts';

export interface JsonWithFileOptions {
  /** The name of the member of the outermost object that contains a file in base64, in ASCII. */
  readonly member: string;
  /** Most bytes of the decoded file. */
  readonly maxFileBytes: number;
  /** Most bytes of the body without the file. */
  readonly maxRestBytes: number;
  /** Most bytes of the whole body, including escapes. */
  readonly maxBodyBytes: number;
}

export interface JsonWithFile {
  /** All members except the one with the file. */
  readonly fields: object;
  /** The file; absent if the body has no such member. */
  readonly file?: TransferableFile;
}

/**
 * Reads a JSON body that contains a file in base64. A missing body is read as the empty object.
 * @throws DomainError like `JsonWithBase64Parser`, `file_too_large` past `maxFileBytes` or `maxBodyBytes`
 */
export async function readJsonWithBase64(
  request: IncomingMessage,
  options: JsonWithFileOptions,
): Promise<JsonWithFile> {
  const { maxFileBytes, maxBodyBytes } = options;
  const file = requestFile(request, maxFileBytes);
  const parser = new JsonWithBase64Parser({ ...options, file, announced: announcedBytes(request) });
  for await (const chunk of bodyChunks(request, maxBodyBytes, () => fileTooLarge(maxFileBytes))) {
    parser.push(chunk);
    freeBuffer(chunk);
  }
  const { fields, hasFile } = parser.finish();
  return hasFile ? { fields, file } : { fields };
}
