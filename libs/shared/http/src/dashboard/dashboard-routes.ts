import { randomBytes } from 'node:crypto';
import { type Response, Router } from 'express';
import { MethodNotAllowed } from '../errors/http.errors.ts';
import { type DashboardFiles, readDashboardFiles } from './dashboard-files.ts';
import { type DashboardBuild, missingPage } from './missing-page.ts';

/** Stands in the shell where the nonce of a response belongs. */
const NONCE = '__NONCE__';
const NONCE_BYTES = 18;

export interface DashboardOptions {
  /** The folder that its build writes. The files are read once, and then kept in memory. */
  readonly directory: string;
  /** The build, if this process runs it. Until it has ended, the folder is not read. */
  readonly build?: DashboardBuild | undefined;
}

/**
 * Serves the dashboard at `/dashboard`. All paths below get the shell, except those of files. Each response with the shell has another nonce
 * for scripts and styles. Until there are files, a page says so.
 */
export function dashboardRoutes({ directory, build }: DashboardOptions): Router {
  let known: DashboardFiles | null = null;
  const files = async (): Promise<DashboardFiles | null> => {
    if (known === null && build?.isRunning !== true) known = await readDashboardFiles(directory);
    return known;
  };
  const router = Router({ caseSensitive: true });
  router.use('/dashboard', async (request, response, next) => {
    const { method, path } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      next(new MethodNotAllowed(['HEAD', 'GET']));
      return;
    }
    const built = await files();
    const document = built?.documents.get(path.slice(1));
    if (document !== undefined) await document.send(request, response.set(headersWith()));
    else if (path.startsWith('/assets/')) next();
    else if (built !== null) sendPage(response, (nonce) => built.shell.replaceAll(NONCE, nonce));
    else sendPage(response.status(503).set('Retry-After', '1'), (nonce) => missingPage(nonce, build));
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
