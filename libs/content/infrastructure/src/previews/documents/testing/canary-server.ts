import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** A server on this machine that counts who comes. */
export class CanaryServer {
  readonly hits: string[] = [];

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async start(): Promise<CanaryServer> {
    const server = createServer((request, response) => {
      canary.hits.push(request.url ?? '');
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port.');
    const canary = new CanaryServer(server, `http://127.0.0.1:${address.port}`);
    return canary;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
