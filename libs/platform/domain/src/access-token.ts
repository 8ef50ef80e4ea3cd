import { isScope, type Scope, type Tenant } from '@livery/kernel';
import type { OAuthClient } from './oauth-client.ts';
import { invalidScope } from './oauth.errors.ts';

/** A bearer token of an application, kept only as a keyed hash. */
export interface AccessToken {
  readonly id: string;
  readonly tenant: Tenant;
  readonly applicationId: string;
  /** What it was given; `effectiveScopes` says what is left of it. */
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date;
  readonly created: Date;
}

export interface NewAccessToken {
  readonly id: string;
  readonly client: OAuthClient;
  /** The `scope` parameter (RFC 6749, section 3.3); undefined asks for all that the application has. */
  readonly scope: string | undefined;
  readonly at: Date;
}

/** @throws DomainError `invalid_scope` */
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

/** What a token may still do: what it was given and its application still has. */
export function effectiveScopes(given: readonly Scope[], held: readonly Scope[]): readonly Scope[] {
  return given.filter((scope) => held.includes(scope));
}

/**
 * Values are separated by one space each; their order is kept, a repeated one counts once.
 * @throws DomainError `invalid_scope` for a value that is unknown or that the application does not have
 */
function narrowScopes(scope: string, held: readonly Scope[]): readonly Scope[] {
  const wanted = new Set(scope.split(' '));
  return Array.from(wanted, (value) => {
    if (!isScope(value) || !held.includes(value)) throw invalidScope();
    return value;
  });
}
