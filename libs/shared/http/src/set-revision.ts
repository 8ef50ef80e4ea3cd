import type { Response } from 'express';

/**
 * Sets the ETag of a record to its revision, which a change can send back as `If-Match`. The response is never 304, since it contains
 * members that change without the record, such as links.
 */
export function setRevision(response: Response, { revision }: { readonly revision: number }): void {
  delete response.req.headers['if-none-match'];
  response.setHeader('ETag', `"${revision}"`);
}
