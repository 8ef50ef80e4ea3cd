import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface ReceivedWebhook {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver of webhooks on loopback. */
export interface WebhookReceiver {
  readonly url: string;
  /** What was received, in the order of arrival. */
  readonly received: ReceivedWebhook[];
  /** The status of the next responses. */
  status: number;
  /** Responses wait for it. */
  mayAnswer: Promise<void>;
  close(): Promise<void>;
}

export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      receiver.received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      const { status } = receiver;
      void receiver.mayAnswer.then(() => response.writeHead(status).end());
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The receiver does not listen on a port.');
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${address.port}/`,
    received: [],
    status: 200,
    mayAnswer: Promise.resolve(),
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
  return receiver;
}
