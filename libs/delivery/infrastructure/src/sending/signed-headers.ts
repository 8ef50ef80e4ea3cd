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
}

/** Returns the headers of one attempt: those of Standard Webhooks 1.0, and a signature that Stripe's libraries can verify. */
export function signedHeaders({ id, body, at, signers, sequence }: SignedRequest): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1_000).toString();
  const signatures = signers.map((signer) => signer.sign({ id, timestamp, body }));
  return {
    'content-type': 'application/json',
    'user-agent': 'Livery-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.map(({ standard }) => standard).join(' '),
    'livery-signature': [`t=${timestamp}`, ...signatures.map(({ stripe }) => stripe)].join(','),
    ...(sequence !== null && { 'webhook-sequence': sequence.toString() }),
  };
}
