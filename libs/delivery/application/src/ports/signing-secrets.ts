import type { SealedSecret } from './webhook-endpoint.repository.ts';

export interface IssuedSigningSecret {
  /** `whsec_…`: goes to the caller once. */
  readonly secret: string;
  readonly sealed: SealedSecret;
}

/** Makes signing secrets and seals them; opening is the worker's. */
export abstract class SigningSecrets {
  abstract issue(at: Date): IssuedSigningSecret;
}
