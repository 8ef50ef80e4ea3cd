import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Most responses with an error status on one connection. The last of them has `Connection: close`. */
export const MAX_REFUSALS = 1_000;
const FIRST_ERROR_STATUS = 400;
/** How long the rest of an unread body is discarded, so that its sender can read the response. */
const LINGER_MS = 1_000;

const connections = new WeakMap<Socket, ServedConnection>();

/** Closes connections with too many error responses, and those whose client continues to send a body that was refused. */
export function limitConnections(server: Server): void {
  // This listener must run before the application, which may respond while it is called.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const known = connections.get(socket) ?? new ServedConnection(socket);
    connections.set(socket, known);
    known.serve(request, response);
  });
}

/**
 * The state of one connection. It adds one listener and at most one timer, however many requests come. With listeners for each request,
 * the end of a connection with many requests would block the event loop for seconds.
 */
class ServedConnection {
  /** The number of responses with a status of 400 or more, for any reason. */
  private refused = 0;
  /** The number of requests without a response yet. It is more than one only if the client uses pipelining. */
  private unanswered = 0;
  private cutOff: NodeJS.Timeout | undefined;

  constructor(private readonly socket: Socket) {
    socket.once('close', () => clearTimeout(this.cutOff));
  }

  serve(request: IncomingMessage, response: ServerResponse): void {
    this.unanswered += 1;
    if (this.refused + this.unanswered >= MAX_REFUSALS) closeWhenRefused(response);
    response.once('finish', () => this.conclude(request, response));
  }

  private conclude(request: IncomingMessage, { statusCode }: ServerResponse): void {
    this.unanswered -= 1;
    if (statusCode >= FIRST_ERROR_STATUS) this.refused += 1;
    if (this.refused >= MAX_REFUSALS) this.socket.destroySoon();
    else if (!request.complete) this.discardRestOf(request);
  }

  /** Discards the rest of a body. The next request begins after it, so one timer for each connection is enough. */
  private discardRestOf(request: IncomingMessage): void {
    clearTimeout(this.cutOff);
    this.cutOff = setTimeout(() => this.socket.destroy(), LINGER_MS);
    request.once('end', () => clearTimeout(this.cutOff));
  }
}

/** Adds `Connection: close` to the response if it is an error. */
function closeWhenRefused(response: ServerResponse): void {
  const writeHead: unknown = Reflect.get(response, 'writeHead');
  if (typeof writeHead !== 'function') return;
  Object.assign(response, {
    writeHead: (status: number, ...rest: readonly unknown[]): unknown => {
      if (status >= FIRST_ERROR_STATUS) response.shouldKeepAlive = false;
      return Reflect.apply(writeHead, response, [status, ...rest]);
    },
  });
}
