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
 * Serves the documentation at `/docs`, `/llms.txt` and `/llms-full.txt`. Files are read at the first request and compressed once.
 * `/` redirects to it. For an unknown page below `/docs`, browsers get a page, and other clients the usual error.
 */
export function documentationRoutes(sources: () => DocumentationSources): Router {
  const documentation = remember(() => buildDocumentation(sources()));
  const router = Router();
  router.all('/', (request, response, next) => {
    if (isRead(request)) response.redirect(302, '/docs');
    else next(new MethodNotAllowed(['HEAD', 'GET']));
  });
  // Browsers request it if a page has no icon, for example when they show JSON. There is no icon.
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

/** Whether the client is a browser that opens a page. Programs accept any type, and get the error as JSON. */
function wantsPage(request: Request, response: Response): boolean {
  response.vary('Accept');
  return isRead(request) && request.accepts(['json', 'html']) === 'html';
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Runs once, at the first call. A failure is not cached. */
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
