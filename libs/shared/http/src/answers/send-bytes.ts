import type { Request, Response } from 'express';
import type { ByteAnswer, ByteRange } from './byte-answer.ts';
import { requestedRange } from './byte-range.ts';
import { contentDisposition } from './content-disposition.ts';
import { matchesNoneOf, permitsRange, strongTag } from './entity-tags.ts';
import { ByteTransfer, STALL_MS } from './byte-transfer.ts';

const NOTHING = "default-src 'none'; sandbox";
const STYLES = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:; *charset=[\w-]+)?$/;

/** Headers that keep a file of a customer from doing anything in a browser, and out of shared caches. */
const PROTECTION = {
  'X-Content-Type-Options': 'nosniff',
  // Whoever may read the bytes has a credential or a signed link, which no browser sends by itself. So pages may embed pictures.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
};

/**
 * Sends a file with conditions and ranges (RFC 9110, sections 13 and 14).
 * @throws what `open` and the source throw before their first byte, which can still be answered; later the connection is destroyed
 */
export async function sendBytes(
  answer: ByteAnswer,
  request: Request,
  response: Response,
  stallMs = STALL_MS,
): Promise<void> {
  const tag = strongTag(answer.etag);
  // Browsers ask each time whether their copy is still valid, so that the right to read is judged each time.
  const validator = {
    ETag: tag,
    'Cache-Control': 'private, no-cache, no-transform',
    ...PROTECTION,
    ...policyOf(answer),
  };
  if (matchesNoneOf(request.headers['if-none-match'], tag)) {
    response.set(validator).status(304).end();
    return;
  }
  const range = rangeOf(request, answer.size, tag);
  const { first, last } = range ?? { first: 0, last: answer.size - 1 };
  const headers = {
    ...validator,
    'Accept-Ranges': 'bytes',
    'Content-Disposition': contentDisposition(answer.disposition ?? 'attachment', answer.filename),
    'Content-Length': String(last - first + 1),
    'Content-Type': MEDIA_TYPE.test(answer.mediaType) ? answer.mediaType : 'application/octet-stream',
    ...(range && { 'Content-Range': `bytes ${first}-${last}/${answer.size}` }),
  };
  const begin = (): Response => response.status(range === undefined ? 200 : 206).set(headers);
  if (request.method === 'HEAD' || answer.size === 0) begin().end();
  else await new ByteTransfer(await answer.open(range), response, stallMs).send(last - first + 1, begin);
}

export function isByteAnswer(result: unknown): result is ByteAnswer {
  return typeof result === 'object' && result !== null && 'open' in result && 'etag' in result;
}

function policyOf({ hasStyles }: ByteAnswer): Readonly<Record<string, string>> {
  return { 'Content-Security-Policy': hasStyles === true ? STYLES : NOTHING };
}

/** Only GET has ranges (RFC 9110, section 14.2). */
function rangeOf({ method, headers }: Request, size: number, tag: string): ByteRange | undefined {
  const ifRange = headers['if-range'];
  const isRanged = method === 'GET' && permitsRange(ifRange?.toString(), tag);
  return isRanged ? requestedRange(headers.range, size) : undefined;
}
