import { Router } from 'express';
import { MethodNotAllowed } from './errors/http.errors.ts';

const METHODS = ['HEAD', 'GET'];

/** `/healthz`: the process is alive. `/readyz`: it can serve; probes stay outside the pipeline of the API. */
export function healthRoutes(readiness: () => Promise<void>): Router {
  const router = Router();
  router.get('/healthz', (_, response) => {
    response.json({ status: 'alive' });
  });
  router.get('/readyz', async (_, response) => {
    const ready = await readiness().then(
      () => true,
      () => false,
    );
    if (!ready) response.setHeader('Retry-After', '1');
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not_ready' });
  });
  router.all(['/healthz', '/readyz'], () => {
    throw new MethodNotAllowed(METHODS);
  });
  return router;
}
