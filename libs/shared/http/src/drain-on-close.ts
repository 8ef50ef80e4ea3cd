import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const DEADLINE_MS = 10_000;
/** How long a new connection may take to send its first request. A gateway sends it at once, but a busy machine may be slow. */
const FIRST_REQUEST_MS = 500;

const closings = new WeakMap<Socket, AbortSignal>();

/** Aborted when the server of a connection begins to close, so that a long answer can end; undefined if the server does not drain. */
export function drainSignalOf(socket: Socket): AbortSignal | undefined {
  return closings.get(socket);
}

/**
 * Makes `close` end within a bounded time. Node's own waits for every connection. Here connections between two requests are closed at
 * once, new connections after half a second without a request, and the others after their response, or at the deadline.
 */
export function drainOnClose(server: Server, deadlineMs = DEADLINE_MS): void {
  const unused = new Set<Socket>();
  const idle = new Set<Socket>();
  const closing = new AbortController();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    closings.set(socket, closing.signal);
    socket.once('close', () => unused.delete(socket) || idle.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    unused.delete(socket);
    idle.delete(socket);
    response.once('close', () => {
      if (closing.signal.aborted) socket.destroySoon();
      else if (!socket.destroyed) idle.add(socket);
    });
  });

  const stopListening = server.close.bind(server);
  const close: Server['close'] = (callback) => {
    closing.abort();
    for (const socket of idle) socket.destroy();
    // Connections that wait to be accepted are accepted first. Otherwise their requests would be lost.
    setImmediate(() => stopListening(callback));
    const first = setTimeout(
      () => unused.forEach((socket) => socket.destroy()),
      Math.min(FIRST_REQUEST_MS, deadlineMs),
    );
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    server.once('close', () => [first, deadline].forEach((timer) => clearTimeout(timer)));
    return server;
  };
  // Node's `closeIdleConnections` would also close connections whose response is still being sent.
  Object.assign(server, { close, closeIdleConnections: () => undefined });
}
