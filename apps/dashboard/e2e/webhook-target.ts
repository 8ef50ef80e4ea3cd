import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** A program of a customer on loopback that gets webhooks. */
export class WebhookTarget implements AsyncDisposable {
  /** The target responds with this status. */
  status = 204;
  /** The ids of the events that it got, in order. */
  readonly received: string[] = [];
  private readonly server: Server = createServer((request, response) => {
    this.received.push(String(request.headers['webhook-id']));
    request.resume();
    response.writeHead(this.status, { 'content-type': 'text/plain' });
    response.end(this.status === 204 ? undefined : 'The test refuses.');
  });

  static async open(): Promise<WebhookTarget> {
    const target = new WebhookTarget();
    await once(target.server.listen(0, '127.0.0.1'), 'listening');
    return target;
  }

  get url(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/livery-events`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.server.close().closeAllConnections();
    await once(this.server, 'close');
  }
}
