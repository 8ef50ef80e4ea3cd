import type { Scope, Tenant } from '@livery/kernel';
import { effectiveScopes } from './access-token.ts';

/** A stored access token, with the present state of its application and organization. */
export interface IssuedToken {
  readonly id: string;
  readonly tenant: Tenant;
  readonly applicationId: string;
  /** The UUID of `oa_client_…`. */
  readonly clientId: string;
  readonly scopes: readonly Scope[];
  readonly applicationScopes: readonly Scope[];
  readonly applicationStatus: 'active' | 'disabled';
  readonly organizationStatus: 'active' | 'suspended';
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly created: Date;
}

/** Who asks about a token: the bearer of a credential, who sees the tokens of all applications, or a client, which sees its own. */
export interface TokenInquirer {
  readonly tenant: Tenant;
  /** The application of the client; null for a bearer. */
  readonly applicationId: string | null;
}

/** Whether an inquirer may learn anything about a token. */
export function isVisibleTo({ tenant, applicationId }: IssuedToken, inquirer: TokenInquirer): boolean {
  return (
    tenant.organizationId === inquirer.tenant.organizationId &&
    tenant.livemode === inquirer.tenant.livemode &&
    (inquirer.applicationId === null || inquirer.applicationId === applicationId)
  );
}

/** Whether a token can still be used (`active` in RFC 7662, section 2.2). */
export function isActive(token: IssuedToken, now: Date): boolean {
  const isRevoked = token.revokedAt !== null || token.applicationStatus === 'disabled';
  return !isRevoked && token.organizationStatus === 'active' && token.expiresAt > now;
}

/** Returns the scopes that a token still has. */
export function scopesOf({ scopes, applicationScopes }: IssuedToken): readonly Scope[] {
  return effectiveScopes(scopes, applicationScopes);
}
