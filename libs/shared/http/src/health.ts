import { Router } from 'express';
import { MethodNotAllowed } from './errors/http.errors.ts';

const METHODS = ['HEAD', 'GET'];

/** What `/readyz` asks. */
export interface Readiness {
  /** Rejects while the database does not answer or its migrations have not run: the process is not ready. */
  readonly database: () => Promise<void>;
  /** For a process that uses the queue. One that does not need it is ready without, and says that it is away. */
  readonly queue?: { readonly isConnected: () => boolean; readonly isNeeded: boolean };
}

/** `/healthz`: the process is alive. `/readyz`: it can serve; probes stay outside the pipeline of the API. */
export function healthRoutes({ database, queue }: Readiness): Router {
  const router = Router();
  router.get('/healthz', (_, response) => {
    response.json({ status: 'alive' });
  });
  router.get('/readyz', async (_, response) => {
    const hasDatabase = await settles(database());
    const hasQueue = queue?.isConnected() ?? true;
    const isReady = hasDatabase && (hasQueue || queue?.isNeeded !== true);
    if (!isReady) response.setHeader('Retry-After', '1');
    response.status(isReady ? 200 : 503).json({
      status: isReady ? 'ready' : 'not_ready',
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
