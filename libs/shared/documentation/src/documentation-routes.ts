import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { MethodNotAllowed } from '@livery/http';
import type { EventDefinition } from '@livery/kernel';
import { type Request, type Response, Router } from 'express';
import { buildDocumentation } from './build-documentation.ts';
import type { Document } from './documents.ts';

/** `data:` are the icons within the style sheet of the reference. */
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

/** Of 0 to 11: 0.2 s for the largest script, where the best takes seven for a tenth less. */
const BROTLI_QUALITY = 9;

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify(gzip),
} as const;

export interface DocumentationOptions {
  /** Every event type, for the catalogue. */
  readonly events: readonly EventDefinition[];
}

/** The documentation, at `/docs` and `/llms.txt`: nothing is read before the first who asks, nothing compressed twice. */
export function documentationRoutes({ events }: DocumentationOptions): Router {
  const documentation = remember(() => buildDocumentation(events));
  const compressed = new Map<string, () => Promise<Buffer>>();
  const router = Router();
  router.use(async (request, response, next) => {
    if (!/^\/(?:docs(?:\/|$)|llms\.txt$)/.test(request.path)) {
      next();
      return;
    }
    const found = (await documentation()).get(request.path.replace(/(?<=.)\/$/, ''));
    if (found === undefined) next();
    else if (request.method !== 'GET' && request.method !== 'HEAD') next(new MethodNotAllowed(['HEAD', 'GET']));
    else await send(found, request, response, compressed);
  });
  return router;
}

async function send(
  found: Document,
  request: Request,
  response: Response,
  compressed: Map<string, () => Promise<Buffer>>,
): Promise<void> {
  const encoding = request.acceptsEncodings('br', 'gzip', 'identity');
  response.set({
    'Cache-Control': found.isImmutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    'Content-Security-Policy': CONTENT_SECURITY_POLICY,
    'Content-Type': found.type,
    ETag: `W/"${found.hash}"`,
    'Referrer-Policy': 'no-referrer',
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
  });
  if (encoding !== 'br' && encoding !== 'gzip') {
    response.send(found.bytes);
    return;
  }
  const key = `${encoding} ${found.hash}`;
  const bytes = compressed.get(key) ?? remember(() => compress[encoding](found.bytes));
  compressed.set(key, bytes);
  response.set('Content-Encoding', encoding).send(await bytes());
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
