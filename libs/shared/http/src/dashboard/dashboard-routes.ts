import { randomBytes } from 'node:crypto';
import { type Response, Router } from 'express';
import { MethodNotAllowed } from '../errors/http.errors.ts';
import type { Dashboard } from './dashboard.ts';
import { missingPage } from './missing-page.ts';

/** Stands in the shell where the nonce of a response belongs. */
const NONCE = '__NONCE__';
const NONCE_BYTES = 18;

/**
 * Serves the dashboard at `/dashboard`. All paths below get the shell, except those of files. Each response with the shell has another nonce
 * for scripts and styles. Until there are files, a page says so.
 */
export function dashboardRoutes(dashboard: Dashboard): Router {
  const router = Router({ caseSensitive: true });
  router.use('/dashboard', async (request, response, next) => {
    const { method, path } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      next(new MethodNotAllowed(['HEAD', 'GET']));
      return;
    }
    const built = await dashboard.files();
    const document = built?.documents.get(path.slice(1));
    if (document !== undefined) await document.send(request, response.set(headersWith()));
    else if (path.startsWith('/assets/')) next();
    else if (built !== null) sendPage(response, (nonce) => built.shell.replaceAll(NONCE, nonce));
    else sendPage(response.status(503).set('Retry-After', '1'), (nonce) => missingPage(nonce, dashboard.build));
  });
  return router;
}

/** Sends a page that nobody may store, since its nonce is for one response. */
function sendPage(response: Response, page: (nonce: string) => string): void {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  response.set({
    ...headersWith(`'nonce-${nonce}'`),
    'Cache-Control': 'no-store',
    'Content-Type': 'text/html; charset=utf-8',
  });
  response.send(page(nonce));
}

function headersWith(source = '') {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src 'self' ${source}`.trimEnd(),
      `style-src 'self' ${source}`.trimEnd(),
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}
