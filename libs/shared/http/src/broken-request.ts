import type { Duplex } from 'node:stream';
import { CURRENT_API_VERSION, DomainError, newId, publicId } from '@livery/kernel';
import { renderError } from './errors/error-body.ts';
import { headersTooLarge, MethodNotAllowed } from './errors/http.errors.ts';
import { originOfBytes } from './origin.ts';
import { isUpload } from './spool/upload-progress.ts';

/** How long a connection stays open after an error response, so that the client can read it. */
const LINGER_MS = 1_000;

const TIMED_OUT = 'ERR_HTTP_REQUEST_TIMEOUT';
const INVALID_URL_MESSAGE =
  'The URL contains characters that must be percent-encoded. Percent-encode characters beyond ASCII, spaces and quotes: %20 for a space.';
const METHODS = ['HEAD', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** A request line with any method, including those that Node's parser does not know (RFC 9112, section 3). */
const REQUEST_LINE = /^[!#$%&'*+.^_`|~\w-]+ \S+ HTTP\/1\.[01]\r\n/;
/** A request line whose URL contains a space. */
const URL_WITH_SPACE = /^[!#$%&'*+.^_`|~\w-]+ [^\r\n]+ HTTP\/1\.[01]\r\n/;

/** The error of Node's parser for a request that it cannot read, with the first bytes of the request. */
interface BrokenRequest extends NodeJS.ErrnoException {
  readonly rawPacket?: Buffer;
}

/** Answers on a connection whose request has ended with an error before an endpoint could answer, and closes the connection. */
export function answerBrokenRequest(error: BrokenRequest, socket: Duplex): void {
  // Node limits the total time of every request. It asks only once for each request, so an upload may then go on.
  if (error.code === TIMED_OUT && isUpload(socket)) return;
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

/** Answers 408 to a request that arrives too slowly, as Node's own timeout does. */
export function answerSlowRequest(socket: Duplex): void {
  answerBrokenRequest(Object.assign(new Error('The request arrives too slowly.'), { code: TIMED_OUT }), socket);
}

function brokenRequest({ code, rawPacket }: BrokenRequest): {
  readonly statusLine: string;
  readonly answer: DomainError;
} {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return { statusLine: '431 Request Header Fields Too Large', answer: headersTooLarge() };
  }
  if (code === TIMED_OUT) {
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
