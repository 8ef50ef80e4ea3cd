import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { HmacWebhookSigner, signedHeaders } from '@livery/delivery-infrastructure/signing';
import type { LiveryEvent } from '@livery/sdk';

/** The service waits for an answer as long. */
const DEADLINE_MS = 15_000;
/** Too many requests, and the answers of a proxy whose server is away. */
const AWAY = [429, 502, 503, 504];

/** What came of sending an event once. */
export interface Attempt {
  /** The status of the answer; null if there was none. */
  readonly status: number | null;
  readonly durationMs: number;
  /** Why there was no answer; null if there was one. */
  readonly error: string | null;
  /** Whether the target cannot take any event for now: there was no connection, it was lost, or the answer says so. */
  readonly isAway: boolean;
  /** The pause in milliseconds that the answer asks for; null if it asks for none. */
  readonly retryAfterMs: number | null;
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
  const failure: unknown = await exchange.send(body).catch((reason: unknown) => reason);
  signal.throwIfAborted();
  const { status, retryAfterMs } = exchange;
  const error = deadline.aborted ? `no answer within ${deadlineMs / 1_000} s` : reasonOf(failure);
  // Once the status has arrived, it alone decides.
  return {
    status,
    isAway:
      status === null ? !exchange.isConnected || (!deadline.aborted && !isNoHttp(failure)) : AWAY.includes(status),
    retryAfterMs,
    error: status === null ? error : null,
    durationMs: Math.round(performance.now() - started),
  };
}

/** A request, and what is known of it when it ends in any way. */
class Exchange {
  status: number | null = null;
  retryAfterMs: number | null = null;
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
    this.retryAfterMs = pauseIn(response.headers['retry-after']);
    await once(response.resume(), 'close');
  }
}

/** The milliseconds of `Retry-After`, which has seconds or a date. */
function pauseIn(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null;
  const milliseconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - Date.now();
  return milliseconds >= 0 ? milliseconds : null;
}

/** Whether the answer is none of HTTP. Another attempt would get the same. */
function isNoHttp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('HPE_');
}

/** An error of several addresses of a host has no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
