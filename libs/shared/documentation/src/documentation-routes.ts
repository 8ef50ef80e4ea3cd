import { MethodNotAllowed } from '@livery/http';
import { type Request, type Response, Router } from 'express';
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
 * `/` leads there. A browser that asks for a page that there is none of gets a page that says so, every other client the usual error.
 */
export function documentationRoutes(sources: () => DocumentationSources): Router {
  const documentation = remember(() => buildDocumentation(sources()));
  const router = Router();
  router.all('/', (request, response, next) => {
    if (isRead(request)) response.redirect(302, '/docs');
    else next(new MethodNotAllowed(['HEAD', 'GET']));
  });
  // Browsers ask for it where a page names no icon, as where they show JSON: there is none.
  router.all('/favicon.ico', (request, response, next) => {
    if (isRead(request)) response.set('Cache-Control', 'public, max-age=86400').status(204).end();
    else next(new MethodNotAllowed(['HEAD', 'GET']));
  });
  router.use(async (request, response, next) => {
    if (!/^\/(?:docs(?:\/|$)|llms(?:-full)?\.txt$)/.test(request.path)) {
      next();
      return;
    }
    const { documents, missing } = await documentation();
    const found = documents.get(request.path.replace(/\/$/, ''));
    if (found === undefined && wantsPage(request, response)) {
      await missing().send(request, response.status(404).set(HEADERS));
    } else if (found === undefined) next();
    else if (!isRead(request)) next(new MethodNotAllowed(['HEAD', 'GET']));
    else await found().send(request, response.set(HEADERS));
  });
  return router;
}

/** Whether this is a browser that opens a page: programs take anything, and get the error as JSON. */
function wantsPage(request: Request, response: Response): boolean {
  response.vary('Accept');
  return isRead(request) && request.accepts(['json', 'html']) === 'html';
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
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
