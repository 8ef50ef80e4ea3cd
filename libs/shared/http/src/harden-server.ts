import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CURRENT_API_VERSION, DomainError, newId, publicId } from '@livery/kernel';
import { drainOnClose } from './drain-on-close.ts';
import { renderError } from './errors/error-body.ts';
import { headersTooLarge, MethodNotAllowed } from './errors/http.errors.ts';
import { originOfBytes } from './origin.ts';
import { limitConnections } from './served-connection.ts';

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 120_000;
/** Longer than a load balancer's usual idle time of 60 s, so that the load balancer closes idle connections first. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const CHECKING_INTERVAL_MS = 1_000;
/** How long a connection stays open after an error response, so that the client can read it. */
const LINGER_MS = 1_000;

const INVALID_URL_MESSAGE =
  'The URL contains characters that must be percent-encoded. Percent-encode characters beyond ASCII, spaces and quotes: %20 for a space.';
const METHODS = ['HEAD', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** A request line with any method, including those that Node's parser does not know (RFC 9112, section 3). */
const REQUEST_LINE = /^[!#$%&'*+.^_`|~\w-]+ \S+ HTTP\/1\.[01]\r\n/;
/** A request line whose URL contains a space. */
const URL_WITH_SPACE = /^[!#$%&'*+.^_`|~\w-]+ [^\r\n]+ HTTP\/1\.[01]\r\n/;

export interface ServerTimeouts {
  /** Most milliseconds until the headers of a request are complete. */
  readonly headersTimeout: number;
  /** Most milliseconds until a request with its body is complete. */
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

/** The error of Node's parser for a request that it cannot read, with the first bytes of the request. */
interface BrokenRequest extends NodeJS.ErrnoException {
  readonly rawPacket?: Buffer;
}

function answerBrokenRequest(error: BrokenRequest, socket: Duplex): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = newId();
  const { statusLine, answer } = brokenRequest(error);
  const json = JSON.stringify(renderError(answer, { requestId, origin: originOfBytes(error.rawPacket, socket) }).body);
  socket.end(
    [
      `HTTP/1.1 ${statusLine}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(json)}`,
      `Request-Id: ${publicId('req', requestId)}`,
      `Api-Version: ${CURRENT_API_VERSION}`,
      ...(answer instanceof MethodNotAllowed ? [`Allow: ${answer.allowed.join(', ')}`] : []),
      'Connection: close',
      '',
      json,
    ].join('\r\n'),
  );
  // Without this, a client that continues to send would keep the connection, and the memory of its body, for ever.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

function brokenRequest({ code, rawPacket }: BrokenRequest): {
  readonly statusLine: string;
  readonly answer: DomainError;
} {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { statusLine: '431 Request Header Fields Too Large', answer: headersTooLarge() };
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    const answer = new DomainError('invalid', 'timeout', 'The request took too long to arrive. Send it again.');
    return { statusLine: '408 Request Timeout', answer };
  }
  if (code === 'HPE_INVALID_METHOD' && REQUEST_LINE.test(rawPacket?.toString('latin1') ?? '')) {
    return { statusLine: '405 Method Not Allowed', answer: new MethodNotAllowed(METHODS) };
  }
  const isAddressBroken =
    code === 'HPE_INVALID_URL' ||
    (code === 'HPE_INVALID_CONSTANT' && URL_WITH_SPACE.test(rawPacket?.toString('latin1') ?? ''));
  const message = isAddressBroken ? INVALID_URL_MESSAGE : 'This is not a valid HTTP/1.1 request.';
  const answer = new DomainError('invalid', 'parameter_invalid', message);
  return { statusLine: '400 Bad Request', answer };
}
