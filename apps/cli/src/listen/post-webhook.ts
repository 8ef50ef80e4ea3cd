import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { HmacWebhookSigner, signedHeaders } from '@livery/delivery-infrastructure/signing';
import type { LiveryEvent } from '@livery/sdk';

/** The service waits for an answer as long. */
const DEADLINE_MS = 15_000;

/** What came of sending an event once. */
export interface Attempt {
  /** The status of the answer; null if there was none. */
  readonly status: number | null;
  readonly durationMs: number;
  /** Why there was no answer; null if there was one. */
  readonly error: string | null;
  /** Whether a connection was made. */
  readonly isConnected: boolean;
}

/** Where events are sent, and how they are signed. */
export interface Target {
  readonly url: URL;
  readonly signer: HmacWebhookSigner;
  readonly deadlineMs?: number;
}

export const targetOf = (url: URL, secret: string): Target => ({ url, signer: new HmacWebhookSigner(secret) });

/**
 * Sends an event as a webhook of the service: the same body, headers and signatures. It follows no redirect.
 * @param sequence the number of the event for this target; null if it has none
 * @throws the reason of the signal once it is aborted
 */
export async function postWebhook(
  { url, signer, deadlineMs = DEADLINE_MS }: Target,
  event: LiveryEvent,
  { sequence, signal }: { readonly sequence: number | null; readonly signal: AbortSignal },
): Promise<Attempt> {
  const started = performance.now();
  const deadline = AbortSignal.timeout(deadlineMs);
  const body = Buffer.from(JSON.stringify(event));
  const headers = signedHeaders({ id: event.id, body, at: new Date(), signers: [signer], sequence, host: url.host });
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const options = { method: 'POST', headers, agent: false, signal: AbortSignal.any([signal, deadline]) };
  const exchange = new Exchange(send(url, options), url.protocol);
  const error = await exchange.send(body).then(
    () => null,
    (reason: unknown) => (deadline.aborted ? `no answer within ${deadlineMs / 1_000} s` : reasonOf(reason)),
  );
  signal.throwIfAborted();
  const { status, isConnected } = exchange;
  // Once the status has arrived, it alone decides.
  return {
    status,
    isConnected,
    error: status === null ? error : null,
    durationMs: Math.round(performance.now() - started),
  };
}

/** A request, and what is known of it when it ends in any way. */
class Exchange {
  status: number | null = null;
  isConnected = false;

  constructor(
    private readonly request: ClientRequest,
    protocol: string,
  ) {
    request.on('error', () => undefined);
    request.on('socket', (socket) =>
      socket.on(protocol === 'https:' ? 'secureConnect' : 'connect', () => (this.isConnected = true)),
    );
  }

  async send(body: Buffer): Promise<void> {
    this.request.end(body);
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    this.request.once('response', resolve).once('error', reject);
    const response = await promise;
    this.status = response.statusCode ?? null;
    await once(response.resume(), 'close');
  }
}

/** An error of several addresses of a host has no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
