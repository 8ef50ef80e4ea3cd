import type { Tenant } from '@livery/kernel';
import type { SealedSecret } from './webhook-endpoint.repository.ts';

export interface IssuedSigningSecret {
  /** `whsec_…`. It is returned to the caller once and not stored. */
  readonly secret: string;
  readonly sealed: SealedSecret;
}

/** Creates signing secrets and encrypts them. Only the worker can decrypt them. */
export abstract class SigningSecrets {
  /** Creates a secret. It is encrypted so that it can be decrypted for this endpoint only. */
  abstract issue(tenant: Tenant, endpointId: string, at: Date): IssuedSigningSecret;
}
