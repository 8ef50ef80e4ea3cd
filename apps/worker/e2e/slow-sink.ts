import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ReceivedWebhook, WebhookSink } from './webhook-sink.ts';

/** A consumer on loopback that responds with 204 after some time. */
export async function openSlowSink(answerMs: number): Promise<WebhookSink> {
  const received: ReceivedWebhook[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
      setTimeout(() => response.writeHead(204).end(), answerMs);
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
