export interface SignedContent {
  /** The id of the event, `evt_…`. */
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: string;
  /** The body of the request, in UTF-8. */
  readonly body: Uint8Array;
}

export interface WebhookSignatures {
  /** As in Standard Webhooks 1.0: `v1,` and base64. */
  readonly standard: string;
  /** As Stripe's libraries verify it: `v1=` and hexadecimal digits. */
  readonly stripe: string;
}

/** A signer of an endpoint, with the time for which it may sign. */
export interface EndpointSigner {
  readonly signer: WebhookSigner;
  /** The time at which the secret stops signing; null if it has no end. */
  readonly retiresAt: Date | null;
  /** When the secret was read. */
  readonly readAt: Date;
}

/** Signs with a decrypted secret, and never reveals it. */
export abstract class WebhookSigner {
  abstract sign(content: SignedContent): WebhookSignatures;
}
