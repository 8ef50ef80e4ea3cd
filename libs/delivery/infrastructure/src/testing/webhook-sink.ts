import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';

export interface ReceivedWebhook {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Answer = (response: ServerResponse, webhook: ReceivedWebhook) => void;

/** A consumer on loopback. It stores the webhooks that it receives, and responds with `answer`. */
export class WebhookSink {
  readonly received: ReceivedWebhook[] = [];
  answer: Answer = (response) => response.writeHead(200).end('thanks');
  connections = 0;

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async open(): Promise<WebhookSink> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The sink does not listen on a port.');
    const sink = new WebhookSink(server, `http://127.0.0.1:${address.port}`);
    server.on('connection', () => (sink.connections += 1));
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const webhook = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() };
        sink.received.push(webhook);
        sink.answer(response, webhook);
      });
    });
    return sink;
  }

  /** Closes the connections of requests that have no answer. */
  hangUp(): void {
    this.server.closeAllConnections();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

/** The headers of a request without that of its connection. */
export function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'connection'));
}

/** Ways to respond that make an attempt fail, or that must not use up the sender's memory. */
export const BAD_ANSWERS = {
  error: (response) => response.writeHead(500).end('no'),
  redirect: (response) => response.writeHead(301, { location: '/elsewhere' }).end(),
  gone: (response) => response.writeHead(410).end(),
  silence: () => undefined,
  oneByteASecond: (response) => {
    response.writeHead(200).flushHeaders();
    const timer = setInterval(() => response.write('x'), 1_000);
    response.on('close', () => clearInterval(timer));
  },
  endless: (response) => {
    response.writeHead(200);
    const chunk = Buffer.alloc(64 * 1_024, 'x');
    const pump = (): void => {
      while (response.write(chunk));
    };
    response.on('drain', pump);
    pump();
  },
  hangUp: (response) => response.destroy(),
  nonsense: (response) => response.socket?.end('SMTP ready\r\n\r\n'),
} as const satisfies Readonly<Record<string, Answer>>;
