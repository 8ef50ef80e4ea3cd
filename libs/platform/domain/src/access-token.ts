import { isScope, type Scope, type Tenant } from '@livery/kernel';
import type { OAuthClient } from './oauth-client.ts';
import { invalidScope } from './oauth.errors.ts';

/** A bearer token of an OAuth application. Only a keyed hash of it is stored. */
export interface AccessToken {
  readonly id: string;
  readonly tenant: Tenant;
  readonly applicationId: string;
  /** The scopes at the time of issue; `effectiveScopes` returns those that are still valid. */
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date;
  readonly created: Date;
}

export interface NewAccessToken {
  readonly id: string;
  readonly client: OAuthClient;
  /** The `scope` parameter (RFC 6749, section 3.3). If it is undefined, the token gets all scopes of the application. */
  readonly scope: string | undefined;
  readonly at: Date;
}

/** Creates an access token. @throws DomainError `invalid_scope` */
export function grantAccessToken({ id, client, scope, at }: NewAccessToken): AccessToken {
  return {
    id,
    tenant: client.tenant,
    applicationId: client.applicationId,
    scopes: scope === undefined ? client.scopes : narrowScopes(scope, client.scopes),
    expiresAt: new Date(at.getTime() + client.tokenLifetime * 1_000),
    created: at,
  };
}

/** Returns the scopes that a token still has: those that it was issued with and that its application still has. */
export function effectiveScopes(given: readonly Scope[], held: readonly Scope[]): readonly Scope[] {
  return given.filter((scope) => held.includes(scope));
}

/**
 * Parses scopes that are separated by one space each. Their order is kept, and repetitions are removed.
 * @throws DomainError `invalid_scope` for a value that is unknown or that the application does not have
 */
function narrowScopes(scope: string, held: readonly Scope[]): readonly Scope[] {
  const wanted = new Set(scope.split(' '));
  return Array.from(wanted, (value) => {
    if (!isScope(value) || !held.includes(value)) throw invalidScope();
    return value;
  });
}
