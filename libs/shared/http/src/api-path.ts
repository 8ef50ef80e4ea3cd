import type { Request } from 'express';

const VERSION_PREFIX = '/api/v1/';

/** The path of a request without the version segment, a trailing slash and the query, as in `@Endpoint`; null outside of the API. */
export function apiPath({ originalUrl }: Pick<Request, 'originalUrl'>): string | null {
  if (!originalUrl.startsWith(VERSION_PREFIX)) return null;
  const query = originalUrl.indexOf('?');
  const path = originalUrl.slice(VERSION_PREFIX.length - 1, query < 0 ? undefined : query);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
