export interface SignedContent {
  /** `evt_…` */
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: string;
  /** UTF-8, as it is sent. */
  readonly body: Uint8Array;
}

export interface WebhookSignatures {
  /** Standard Webhooks 1.0: `v1,` and base64. */
  readonly standard: string;
  /** As Stripe's verifiers read it: `v1=` and hexadecimal digits. */
  readonly stripe: string;
}

/** An opened signing secret: it signs, and shows itself to nobody. */
export abstract class WebhookSigner {
  abstract sign(content: SignedContent): WebhookSignatures;
}
