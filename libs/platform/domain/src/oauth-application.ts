import type { Actor, Metadata, Scope, Tenant } from '@livery/kernel';
import { tokenLifetimeOutOfRange } from './platform.errors.ts';

/** Seconds for which a token lives when nothing else was asked for, and the bounds of what may be. */
const DEFAULT_TOKEN_LIFETIME = 3_600;
const MIN_TOKEN_LIFETIME = 300;
export const MAX_TOKEN_LIFETIME = 86_400;

/** One secret of an application, without the secret. */
export interface ClientSecret {
  readonly id: string;
  readonly lastFour: string;
  readonly created: Date;
}

/** A program that gets access tokens in its own name: OAuth 2.0 client credentials (RFC 6749, section 4.4). */
export interface OAuthApplication {
  readonly id: string;
  readonly tenant: Tenant;
  readonly name: string;
  readonly description: string | null;
  /** UUID behind `oa_client_…`: an identifier of its own, unique across tenants. */
  readonly clientId: string;
  readonly requestedScopes: readonly Scope[];
  /** Seconds. */
  readonly tokenLifetime: number;
  readonly status: 'active' | 'disabled';
  readonly apiVersion: string;
  readonly metadata: Metadata;
  /** Newest first. */
  readonly secrets: readonly [ClientSecret, ...ClientSecret[]];
  readonly createdBy: Actor | null;
  readonly created: Date;
  readonly updated: Date;
}

export interface NewOAuthApplication {
  readonly id: string;
  readonly tenant: Tenant;
  readonly name: string;
  readonly description: string | null;
  readonly clientId: string;
  readonly requestedScopes: readonly Scope[];
  /** Seconds; an hour when absent. */
  readonly tokenLifetime: number | undefined;
  readonly apiVersion: string;
  readonly metadata: Metadata;
  readonly secret: Omit<ClientSecret, 'created'>;
  readonly createdBy: Actor | null;
  readonly at: Date;
}

/** @throws DomainError `parameter_invalid`: a token lifetime below 300 or above 86,400 seconds */
export function registerOAuthApplication({ at, secret, ...application }: NewOAuthApplication): OAuthApplication {
  const tokenLifetime = application.tokenLifetime ?? DEFAULT_TOKEN_LIFETIME;
  if (tokenLifetime < MIN_TOKEN_LIFETIME || tokenLifetime > MAX_TOKEN_LIFETIME) {
    throw tokenLifetimeOutOfRange(MIN_TOKEN_LIFETIME, MAX_TOKEN_LIFETIME);
  }
  return {
    ...application,
    tokenLifetime,
    requestedScopes: [...new Set(application.requestedScopes)],
    status: 'active',
    secrets: [{ ...secret, created: at }],
    created: at,
    updated: at,
  };
}
