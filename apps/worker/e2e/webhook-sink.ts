import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

export interface ReceivedWebhook {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A consumer on loopback that stores the webhooks that it receives. */
export interface WebhookSink extends AsyncDisposable {
  readonly origin: string;
  readonly received: readonly ReceivedWebhook[];
}

/** @param answerMs the time after which it responds with 200; at once by default */
export async function openWebhookSink(answerMs = 0): Promise<WebhookSink> {
  const received: ReceivedWebhook[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
      const answer = (): void => void response.writeHead(200).end();
      if (answerMs === 0) answer();
      else setTimeout(answer, answerMs);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The sink does not listen on a port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    received,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
