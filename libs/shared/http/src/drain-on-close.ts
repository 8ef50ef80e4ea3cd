import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const DEADLINE_MS = 10_000;

/**
 * Lets `close` end in bounded time, which waits for every connection: those without a request under way are cut at once,
 * the others after their answer, or at the deadline. Node itself knows only of connections that are idle between requests.
 */
export function drainOnClose(server: Server, deadlineMs = DEADLINE_MS): void {
  const quiet = new Set<Socket>();
  let isClosing = false;
  server.on('connection', (socket: Socket) => {
    quiet.add(socket);
    socket.once('close', () => quiet.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    quiet.delete(socket);
    response.once('close', () => {
      if (isClosing) socket.destroySoon();
      else if (!socket.destroyed) quiet.add(socket);
    });
  });

  const stopListening = server.close.bind(server);
  const close: Server['close'] = (callback) => {
    isClosing = true;
    stopListening(callback);
    for (const socket of quiet) socket.destroy();
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    server.once('close', () => clearTimeout(deadline));
    return server;
  };
  Object.assign(server, { close });
}
