import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { textMember } from './text-member.ts';

/** A webhook that the receiver of the demo has got. */
export interface ReceivedWebhook {
  readonly type: string;
  readonly eventId: string;
  /** Whether the signature is that of the endpoint's secret (Standard Webhooks 1.0). */
  readonly verified: boolean;
  readonly receivedAt: Date;
}

export interface WebhookReceiver {
  readonly url: string;
  /** Sets the secret with which signatures are verified. */
  expectSecret(secret: string): void;
  /** Waits for the first webhook of a type; null if none arrives in time. */
  first(type: string, timeoutMs: number): Promise<ReceivedWebhook | null>;
  close(): Promise<void>;
}

/** A webhook receiver like those of customers. It listens on loopback, verifies signatures and responds with 200. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  let secret = '';
  const received: ReceivedWebhook[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      received.push(inspect(request.headers, body, secret));
      for (const wake of waiting) wake();
      response.writeHead(204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server.address())}/webhooks`,
    expectSecret: (value) => {
      secret = value;
    },
    first: async (type, timeoutMs) => {
      const find = (): ReceivedWebhook | undefined => received.find((webhook) => webhook.type === type);
      const deadline = AbortSignal.timeout(timeoutMs);
      while (find() === undefined && !deadline.aborted) {
        await new Promise<void>((resolve) => {
          waiting.add(resolve);
          deadline.addEventListener('abort', () => resolve(), { once: true });
        });
      }
      return find() ?? null;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  const arriving: AsyncIterable<Buffer> = request;
  for await (const chunk of arriving) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function inspect(headers: IncomingHttpHeaders, body: string, secret: string): ReceivedWebhook {
  const event: unknown = JSON.parse(body);
  return {
    type: textMember(event, 'type'),
    eventId: textMember(event, 'id'),
    verified: isSigned(headers, body, secret),
    receivedAt: new Date(),
  };
}

/** The header contains one signature for each valid secret, as `v1,<base64>`. */
function isSigned(headers: IncomingHttpHeaders, body: string, secret: string): boolean {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = Buffer.from(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  return String(headers['webhook-signature'])
    .split(' ')
    .map((signature) => Buffer.from(signature))
    .some((signature) => signature.length === expected.length && timingSafeEqual(signature, expected));
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address === 'object' && address !== null) return address.port;
  throw new Error('The receiver does not listen on a port.');
}
