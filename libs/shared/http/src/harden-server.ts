import type { Server } from 'node:http';
import { answerBrokenRequest } from './broken-request.ts';
import { drainOnClose } from './drain-on-close.ts';
import { limitConnections } from './served-connection.ts';

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 120_000;
/** Longer than a load balancer's usual idle time of 60 s, so that the load balancer closes idle connections first. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const CHECKING_INTERVAL_MS = 1_000;

export interface ServerTimeouts {
  /** Most milliseconds until the headers of a request are complete. */
  readonly headersTimeout: number;
  /** Most milliseconds until a request with its body is complete. Uploads are limited by their progress instead (`watchUpload`). */
  readonly requestTimeout: number;
  /** Milliseconds between two checks of the timeouts. A timeout may end this much later. */
  readonly connectionsCheckingInterval: number;
}

const TIMEOUTS: ServerTimeouts = {
  headersTimeout: HEADERS_TIMEOUT_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: CHECKING_INTERVAL_MS,
};

/** Limits slow clients, and sends documented errors for requests to which Node would respond without a body. */
export function hardenServer(server: Server, timeouts: ServerTimeouts = TIMEOUTS): void {
  drainOnClose(server);
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  // Node reads these when it starts to listen. `requireHost` checks for the header, and `maxHeaderSize` limits all headers together.
  Object.assign(server, { ...timeouts, requireHostHeader: false, maxHeadersCount: 0 });
  // BodyGuard sends "100 Continue" after authentication. Other expectations are ignored, as RFC 9110, section 10.1.1, allows.
  for (const event of ['checkContinue', 'checkExpectation']) {
    server.on(event, (request, response) => server.emit('request', request, response));
  }
  limitConnections(server);
  server.on('clientError', answerBrokenRequest);
}
