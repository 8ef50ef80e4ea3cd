import { publicId } from './public-id.ts';
import type { Scope } from './scope.ts';
import type { Tenant } from './tenant.ts';

/** Who did something: the kind of record and its UUID. */
export interface Actor {
  readonly kind: 'api_key' | 'oauth_application' | 'user';
  readonly id: string;
}

/** What an API key is limited to besides its scopes. */
export interface KeyLimits {
  /** When it ends: by its expiry, or by the overlap with the key that replaces it. Null when it does not. */
  readonly endsAt: Date | null;
  /** Blocks of addresses (CIDR) that it may be used from; empty for any address. */
  readonly allowedIps: readonly string[];
}

/** The authenticated caller of one request, the same for every kind of credential. */
export interface Principal {
  readonly tenant: Tenant;
  readonly actor: Actor;
  /** UUID of the caller across rotations of its secret: of the first of its keys, or of its application. */
  readonly lineage: string;
  readonly credential: 'secret_key' | 'publishable_key' | 'access_token';
  readonly scopes: readonly Scope[];
  /** Of a key; null for what can have none: an application, whose tokens end for another reason, and a user. */
  readonly limits: KeyLimits | null;
  /** The dated API version pinned on the credential, `YYYY-MM-DD`. */
  readonly apiVersion: string;
}

const ACTOR_PREFIX = { api_key: 'key', oauth_application: 'oa_app', user: 'user' } as const;

/** How an actor is named in records: `key_…`, `oa_app_…`, `user_…`; null for what the operator did. */
export function publicActorId(actor: Actor | null): string | null {
  return actor === null ? null : publicId(ACTOR_PREFIX[actor.kind], actor.id);
}
