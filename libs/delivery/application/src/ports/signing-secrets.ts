import type { Tenant } from '@livery/kernel';
import type { SealedSecret } from './webhook-endpoint.repository.ts';

export interface IssuedSigningSecret {
  /** `whsec_…`: goes to the caller once. */
  readonly secret: string;
  readonly sealed: SealedSecret;
}

/** Makes signing secrets and seals them; opening is the worker's. */
export abstract class SigningSecrets {
  /** Sealed for this endpoint alone. */
  abstract issue(tenant: Tenant, endpointId: string, at: Date): IssuedSigningSecret;
}
