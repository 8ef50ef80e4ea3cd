import type { Actor } from './principal.ts';
import type { Tenant } from './tenant.ts';

/** Says who is behind a credential. Platform provides it. */
export abstract class CredentialOrigins {
  /**
   * The UUID of the person who acts, or who has created the credential, also through other credentials. Null if that is the operator, or not
   * known any more.
   */
  abstract personBehind(tenant: Tenant, actor: Actor): Promise<string | null>;
}
