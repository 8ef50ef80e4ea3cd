import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

const HOSTS = ['127.0.0.1', '::1'];

/** Listens on loopback, where webhooks must never be sent, and counts the connections. */
export class Canary implements AsyncDisposable {
  connections = 0;

  private constructor(
    private readonly servers: readonly Server[],
    readonly port: number,
  ) {}

  /** Listens on both loopback addresses, at the same port. */
  static async open(): Promise<Canary> {
    const servers = HOSTS.map(() => createServer());
    let port = 0;
    for (const [index, server] of servers.entries()) {
      await once(server.listen(port, HOSTS[index]), 'listening');
      const address = server.address();
      port = typeof address === 'object' && address !== null ? address.port : 0;
    }
    const canary = new Canary(servers, port);
    for (const server of servers) {
      server.on('connection', (socket) => {
        canary.connections += 1;
        socket
          .on('error', () => undefined)
          .resume()
          .end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
      });
    }
    return canary;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.servers.map((server) => once(server.close(), 'close')));
  }
}
