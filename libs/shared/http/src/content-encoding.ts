import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request } from 'express';

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

/** The supported content encodings (RFC 9110, section 8.4.1). */
export type Encoding = 'br' | 'gzip';

/** The encoding that `Accept-Encoding` prefers by its q-values; undefined for no encoding. */
export function encodingFor(request: Pick<Request, 'acceptsEncodings'>): Encoding | undefined {
  const encoding = request.acceptsEncodings('br', 'gzip', 'identity');
  return encoding === 'br' || encoding === 'gzip' ? encoding : undefined;
}

/**
 * Compresses in a thread of Node's pool, without blocking the event loop.
 * @param brotliQuality 0 to 11
 */
export function compress(bytes: Buffer, encoding: Encoding, brotliQuality: number): Promise<Buffer> {
  if (encoding === 'gzip') return compressWithGzip(bytes);
  return compressWithBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
