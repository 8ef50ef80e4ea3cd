import type { Response } from 'express';
import { matchesNoneOf, strongTag } from './entity-tags.ts';

/**
 * Sets the ETag of an answer, and compares it with `If-None-Match`. If the caller has this version, the handler returns nothing, and
 * the answer is 304.
 * @param version what identifies the bytes of the answer: visible ASCII characters without quotes
 */
export function isKnownVersion(response: Response, version: string): boolean {
  const tag = strongTag(version);
  const { headers } = response.req;
  const isKnown = matchesNoneOf(headers['if-none-match'], tag);
  response.setHeader('ETag', tag);
  // Express compares once more, and heeds the `Cache-Control` of the request, which RFC 9110 does not ask of an origin server.
  delete headers['cache-control'];
  if (isKnown) headers['if-none-match'] = tag;
  else delete headers['if-none-match'];
  return isKnown;
}
