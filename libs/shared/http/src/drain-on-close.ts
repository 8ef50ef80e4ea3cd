import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const DEADLINE_MS = 10_000;
/** A gateway sends its request as soon as it is connected; longer than that takes on a busy machine. */
const FIRST_REQUEST_MS = 500;

/**
 * Lets `close` end in bounded time, which waits for every connection: those between two requests are cut at once, new ones
 * when no request comes, the others after their answer, or at the deadline.
 */
export function drainOnClose(server: Server, deadlineMs = DEADLINE_MS): void {
  const fresh = new Set<Socket>();
  const quiet = new Set<Socket>();
  let isClosing = false;
  server.on('connection', (socket: Socket) => {
    fresh.add(socket);
    socket.once('close', () => fresh.delete(socket) || quiet.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    fresh.delete(socket);
    quiet.delete(socket);
    response.once('close', () => {
      if (isClosing) socket.destroySoon();
      else if (!socket.destroyed) quiet.add(socket);
    });
  });

  const stopListening = server.close.bind(server);
  const close: Server['close'] = (callback) => {
    isClosing = true;
    for (const socket of quiet) socket.destroy();
    // Whoever is connected already is accepted first: closing now would cut a request that is on its way.
    setImmediate(() => stopListening(callback));
    const first = setTimeout(() => fresh.forEach((socket) => socket.destroy()), Math.min(FIRST_REQUEST_MS, deadlineMs));
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    server.once('close', () => [first, deadline].forEach((timer) => clearTimeout(timer)));
    return server;
  };
  // Node's own takes an answer that is still on its way out for the end of the work.
  Object.assign(server, { close, closeIdleConnections: () => undefined });
}
