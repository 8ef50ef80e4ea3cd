import { MethodNotAllowed } from '@livery/http';
import { Router } from 'express';
import { buildDocumentation, type DocumentationSources } from './build-documentation.ts';

/** `data:` is the empty icon of every page. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * The documentation, at `/docs`, `/llms.txt` and `/llms-full.txt`: nothing is read before the first who asks, nothing compressed twice.
 * `/` leads there.
 */
export function documentationRoutes(sources: () => DocumentationSources): Router {
  const documentation = remember(() => buildDocumentation(sources()));
  const router = Router();
  router.use(async (request, response, next) => {
    const isStart = request.path === '/';
    if (!isStart && !/^\/(?:docs(?:\/|$)|llms(?:-full)?\.txt$)/.test(request.path)) {
      next();
      return;
    }
    const found = isStart ? null : (await documentation()).get(request.path.replace(/\/$/, ''));
    if (found === undefined) next();
    else if (request.method !== 'GET' && request.method !== 'HEAD') next(new MethodNotAllowed(['HEAD', 'GET']));
    else if (found === null) response.redirect(302, '/docs');
    else await found().send(request, response.set(HEADERS));
  });
  return router;
}

/** Done once, at the first call; a failure is not remembered. */
function remember<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}
