import type { KeyLimits } from './key-limits.ts';
import { parsePublicId, publicId } from './public-id.ts';
import type { Scope } from './scope.ts';
import type { Tenant } from './tenant.ts';

/** Who did something: a kind of record and its UUID. */
export interface Actor {
  readonly kind: 'api_key' | 'oauth_application' | 'user';
  readonly id: string;
}

/** The authenticated caller of one request, the same for every kind of credential. */
export interface Principal {
  readonly tenant: Tenant;
  readonly actor: Actor;
  /** A UUID of the caller that rotations do not change: that of its first key, or of its application. */
  readonly lineage: string;
  readonly credential: 'secret_key' | 'publishable_key' | 'access_token' | 'user_token';
  readonly scopes: readonly Scope[];
  /** The limits of a key. Null for OAuth applications and users, which have none. */
  readonly limits: KeyLimits | null;
  /** Whether a person has to confirm the password before requests that demand it. Other callers need not. */
  readonly needsStepUp?: boolean;
  /** The version of the API to which the credential is pinned, `YYYY-MM-DD`. */
  readonly apiVersion: string;
}

const ACTOR_PREFIX = { api_key: 'key', oauth_application: 'oa_app', user: 'user' } as const;

/** The public id of an actor: `key_…`, `oa_app_…` or `user_…`. Null if the operator acted. */
export function publicActorId(actor: Actor): string;
export function publicActorId(actor: Actor | null): string | null;
export function publicActorId(actor: Actor | null): string | null {
  return actor === null ? null : publicId(ACTOR_PREFIX[actor.kind], actor.id);
}

/** The actor with a public id. Undefined if the text is no such id. */
export function parseActorId(id: string): Actor | undefined {
  for (const kind of ['api_key', 'oauth_application', 'user'] as const) {
    const uuid = parsePublicId(ACTOR_PREFIX[kind], id);
    if (uuid !== undefined) return { kind, id: uuid };
  }
  return undefined;
}
