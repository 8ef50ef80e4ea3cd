import type { Scope } from './scope.ts';
import type { Tenant } from './tenant.ts';

/** Who did something: the kind of record and its UUID. */
export interface Actor {
  readonly kind: 'api_key' | 'oauth_application' | 'user';
  readonly id: string;
}

/** The authenticated caller of one request, the same for every kind of credential. */
export interface Principal {
  readonly tenant: Tenant;
  readonly actor: Actor;
  readonly credential: 'secret_key' | 'publishable_key' | 'access_token';
  readonly scopes: readonly Scope[];
  /** The dated API version pinned on the credential, `YYYY-MM-DD`. */
  readonly apiVersion: string;
}
