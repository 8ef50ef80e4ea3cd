import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Answers with an error status that one connection may get. The last of them says `Connection: close`. */
export const MAX_REFUSALS = 1_000;
const FIRST_ERROR_STATUS = 400;
/** How long the rest of a body that nobody reads is thrown away, so that its sender still reads the answer. */
const LINGER_MS = 1_000;

const connections = new WeakMap<Socket, ServedConnection>();

/** Closes connections that are refused too often, and those whose client goes on sending a body that was refused unread. */
export function limitConnections(server: Server): void {
  // Before the application: it may answer while it is called.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const known = connections.get(socket) ?? new ServedConnection(socket);
    connections.set(socket, known);
    known.serve(request, response);
  });
}

/**
 * All that is remembered of one connection. It has one listener and at most one timer on the connection, however many requests
 * come: listeners for each request would make the end of a connection of many requests block the event loop for seconds.
 */
class ServedConnection {
  /** Every answer of 400 or more counts, whatever its reason: all of them are work that the client got nothing for. */
  private refused = 0;
  /** Requests that are not answered yet; more than one only when the client does not wait for answers (pipelining). */
  private underWay = 0;
  private cutOff: NodeJS.Timeout | undefined;

  constructor(private readonly socket: Socket) {
    socket.once('close', () => clearTimeout(this.cutOff));
  }

  serve(request: IncomingMessage, response: ServerResponse): void {
    this.underWay += 1;
    if (this.refused + this.underWay >= MAX_REFUSALS) closeWhenRefused(response);
    response.once('finish', () => this.conclude(request, response));
  }

  private conclude(request: IncomingMessage, { statusCode }: ServerResponse): void {
    this.underWay -= 1;
    if (statusCode >= FIRST_ERROR_STATUS) this.refused += 1;
    if (this.refused >= MAX_REFUSALS) this.socket.destroySoon();
    else if (!request.complete) this.throwAwayRestOf(request);
  }

  /** The next request begins after the end of this one's body: no two bodies of a connection are thrown away at a time. */
  private throwAwayRestOf(request: IncomingMessage): void {
    clearTimeout(this.cutOff);
    this.cutOff = setTimeout(() => this.socket.destroy(), LINGER_MS);
    request.once('end', () => clearTimeout(this.cutOff));
  }
}

/** Puts `Connection: close` on the answer if it turns out to be an error. */
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
