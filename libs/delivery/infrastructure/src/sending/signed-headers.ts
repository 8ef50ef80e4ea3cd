import type { WebhookSigner } from '@livery/delivery-application';

export interface SignedRequest {
  /** The id of the event, `evt_…`. */
  readonly id: string;
  readonly body: Uint8Array;
  /** The start of the attempt. */
  readonly at: Date;
  /** One signature of each kind is added per signer. */
  readonly signers: readonly WebhookSigner[];
  readonly sequence: number | null;
  /** The host of the URL, with its port unless it is the default. */
  readonly host: string;
  /** The span of the attempt (W3C Trace Context); undefined if the event has no trace, or tracing is off. */
  readonly traceparent?: string | undefined;
}

/** Returns all headers of one attempt except `connection`: those of Standard Webhooks 1.0, and a signature that Stripe's libraries can verify. */
export function signedHeaders({
  id,
  body,
  at,
  signers,
  sequence,
  host,
  traceparent,
}: SignedRequest): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1_000).toString();
  const signatures = signers.map((signer) => signer.sign({ id, timestamp, body }));
  return {
    host,
    'content-length': body.byteLength.toString(),
    'content-type': 'application/json',
    'user-agent': 'Livery-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.map(({ standard }) => standard).join(' '),
    'livery-signature': [`t=${timestamp}`, ...signatures.map(({ stripe }) => stripe)].join(','),
    ...(sequence !== null && { 'webhook-sequence': sequence.toString() }),
    ...(traceparent !== undefined && { traceparent }),
  };
}
