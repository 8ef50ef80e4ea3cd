import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { freePort, poll } from '@livery/testing';

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver of webhooks whose answers a test decides, and that can be down. */
export class ScriptedReceiver {
  readonly requests: ReceivedRequest[] = [];
  /** The status of an answer; null: it does not answer; closed: it closes the connection without an answer. */
  statusOf: (request: ReceivedRequest) => number | 'closed' | null = () => 204;
  private server: Server | undefined;

  private constructor(private readonly port: number) {}

  static async start(): Promise<ScriptedReceiver> {
    const receiver = new ScriptedReceiver(await freePort());
    await receiver.open();
    return receiver;
  }

  urlOf(path: string): string {
    return `http://127.0.0.1:${this.port}${path}`;
  }

  async open(): Promise<void> {
    this.server = createServer((request, response) => {
      void read(request).then((received) => {
        this.requests.push(received);
        const status = this.statusOf(received);
        if (status === 'closed') response.destroy();
        else if (status !== null) response.writeHead(status, { 'retry-after': '0' }).end();
      });
    });
    await once(this.server.listen(this.port, '127.0.0.1'), 'listening');
  }

  async close(): Promise<void> {
    if (this.server === undefined) return;
    this.server.closeAllConnections();
    await once(this.server.close(), 'close');
    this.server = undefined;
  }

  at(path: string): ReceivedRequest[] {
    return this.requests.filter((request) => request.path === path);
  }

  /** The ids of the events that arrived at a path, in their order. */
  idsAt(path: string): string[] {
    return this.at(path).map(({ headers }) => String(headers['webhook-id']));
  }

  /** The first request at a path with an event. */
  async arrival(path: string, eventId: string): Promise<ReceivedRequest> {
    const found = () => this.at(path).find(({ headers }) => headers['webhook-id'] === eventId);
    await poll(`${eventId} arrives at ${path}`, () => found() !== undefined, 30_000);
    const request = found();
    if (request === undefined) throw new Error('It vanished.');
    return request;
  }
}

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  const arriving: AsyncIterable<Buffer> = request;
  for await (const chunk of arriving) chunks.push(chunk);
  return { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() };
}
