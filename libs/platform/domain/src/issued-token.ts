import type { Scope, Tenant } from '@livery/kernel';
import { effectiveScopes } from './access-token.ts';

/** An access token as it was kept, with what its application is now. */
export interface IssuedToken {
  readonly id: string;
  readonly tenant: Tenant;
  readonly applicationId: string;
  /** UUID behind `oa_client_…`. */
  readonly clientId: string;
  readonly scopes: readonly Scope[];
  readonly applicationScopes: readonly Scope[];
  readonly applicationStatus: 'active' | 'disabled';
  readonly organizationStatus: 'active' | 'suspended';
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
  readonly created: Date;
}

/** Who asks about a token: a bearer of the same organization and mode, or a client, which sees its own only. */
export interface TokenInquirer {
  readonly tenant: Tenant;
  /** null for a bearer, who sees those of all applications. */
  readonly applicationId: string | null;
}

/** Whether an inquirer may know of a token at all. */
export function isVisibleTo({ tenant, applicationId }: IssuedToken, inquirer: TokenInquirer): boolean {
  return (
    tenant.organizationId === inquirer.tenant.organizationId &&
    tenant.livemode === inquirer.tenant.livemode &&
    (inquirer.applicationId === null || inquirer.applicationId === applicationId)
  );
}

/** Whether a token still opens anything (RFC 7662, section 2.2: `active`). */
export function isActive(token: IssuedToken, now: Date): boolean {
  const isTakenBack = token.revokedAt !== null || token.applicationStatus === 'disabled';
  return !isTakenBack && token.organizationStatus === 'active' && token.expiresAt > now;
}

/** What it may still do. */
export function scopesOf({ scopes, applicationScopes }: IssuedToken): readonly Scope[] {
  return effectiveScopes(scopes, applicationScopes);
}
