import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

const FORWARDING = ['x-forwarded-for', 'forwarded'];

/** The logs that were warned, since one process may serve several applications. */
const WARNED = new WeakSet<Logger>();

/**
 * Warns once if a request has passed a proxy that is not trusted, or that sends `Forwarded` only. All people behind that proxy would then
 * look like one network, which limits and delays them together.
 */
export function warnOfProxies(logger: Logger): RequestHandler {
  return ({ headers, ips, socket }, _, next) => {
    // Express fills in `ips` only if it trusts the peer.
    if (!WARNED.has(logger) && ips.length === 0 && FORWARDING.some((name) => name in headers)) {
      WARNED.add(logger);
      logger.warn(
        { peer: socket.remoteAddress },
        'a request names the client that a proxy has seen, but this is not read; if the proxy is yours, name it in TRUSTED_PROXIES and let it send X-Forwarded-For',
      );
    }
    next();
  };
}
