import type { WebhookSigner } from '@livery/delivery-application';

export interface SignedRequest {
  /** `evt_…` */
  readonly id: string;
  readonly body: Uint8Array;
  /** The time of this attempt. */
  readonly at: Date;
  /** Each signs. */
  readonly signers: readonly WebhookSigner[];
  readonly sequence: number | null;
}

/** The headers of one attempt: Standard Webhooks 1.0, and a second signature as Stripe's verifiers read it. */
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
