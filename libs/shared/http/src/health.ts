import { Router } from 'express';
import { MethodNotAllowed } from './errors/http.errors.ts';

const METHODS = ['HEAD', 'GET'];

/** What `/readyz` checks. */
export interface Readiness {
  /** Rejects if the database does not respond or its migrations have not run. The process is then not ready. */
  readonly database: () => Promise<void>;
  /** The queue, if the process uses one. A process that does not need it is ready without it, and only reports its state. */
  readonly queue?: { readonly isConnected: () => boolean; readonly isNeeded: boolean };
  /** Whether the process will stop soon. It serves requests until then, but wants no further ones. */
  readonly isStopping?: (() => boolean) | undefined;
}

/** The probes, which no guard of the API applies to. `/healthz`: the process is running. `/readyz`: it can serve requests. */
export function healthRoutes({ database, queue, isStopping }: Readiness): Router {
  const router = Router();
  router.get('/healthz', (_, response) => {
    response.json({ status: 'alive' });
  });
  router.get('/readyz', async (_, response) => {
    const hasDatabase = await settles(database());
    const hasQueue = queue?.isConnected() ?? true;
    const stopping = isStopping?.() === true;
    const isReady = !stopping && hasDatabase && (hasQueue || queue?.isNeeded !== true);
    if (!isReady) response.setHeader('Retry-After', '1');
    response.status(isReady ? 200 : 503).json({
      status: isReady ? 'ready' : stopping ? 'stopping' : 'not_ready',
      database: hasDatabase ? 'up' : 'away',
      ...(queue && { queue: hasQueue ? 'up' : 'away' }),
    });
  });
  router.all(['/healthz', '/readyz'], () => {
    throw new MethodNotAllowed(METHODS);
  });
  return router;
}

function settles(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
