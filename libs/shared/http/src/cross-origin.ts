import { CURRENT_API_VERSION } from '@livery/kernel';
import type { Request, RequestHandler, Response } from 'express';
import { apiPath } from './api-path.ts';
import type { EndpointTable } from './endpoint-table.ts';

const PUBLISHABLE = /^bearer +pk_/i;
/** How long a browser may remember a preflight. Chromium remembers none longer than two hours. */
const MAX_AGE_SECONDS = 7_200;
const ALLOWED_HEADERS = 'Authorization, Api-Version';
/** What a page may read beside the body. `Content-Type`, `Content-Length` and `Cache-Control` it may always read. */
const EXPOSED_HEADERS = 'Request-Id, Api-Version, RateLimit, RateLimit-Policy, Retry-After';

/**
 * Lets pages of any origin call the endpoints for publishable keys (Fetch Standard, section 3.2). Their preflights are answered here. A
 * page may read an answer only if the request has a publishable key or no credential: secret keys and tokens do not belong in a page.
 */
export function crossOriginRequests(endpoints: EndpointTable): RequestHandler {
  return (request, response, next) => {
    const path = apiPath(request);
    const methods = path === null ? [] : endpoints.publishableMethodsOf(path);
    if (path === null || methods.length === 0) next();
    else if (request.method === 'OPTIONS') answerPreflight(response, methods, endpoints.methodsOf(path));
    else {
      if (methods.includes(request.method)) permitReading(request, response);
      next();
    }
  };
}

function answerPreflight(response: Response, publishable: readonly string[], all: readonly string[]): void {
  response.set({
    Allow: [...new Set(['HEAD', ...all, 'OPTIONS'])].join(', '),
    'Api-Version': CURRENT_API_VERSION,
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': publishable.join(', '),
    'Access-Control-Allow-Headers': ALLOWED_HEADERS,
    'Access-Control-Max-Age': String(MAX_AGE_SECONDS),
  });
  response.status(204).end();
}

function permitReading({ headers: { authorization } }: Request, response: Response): void {
  // A stored answer for one kind of credential must not be used for another, since only some may be read.
  response.setHeader('Vary', 'Authorization');
  if (authorization !== undefined && !PUBLISHABLE.test(authorization)) return;
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
}
