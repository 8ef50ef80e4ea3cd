import { type Actor, checkedName, mergeMetadata, type Metadata, type Scope, type Tenant } from '@livery/kernel';
import { applicationDisabled, tokenLifetimeOutOfRange } from './platform.errors.ts';

/** The default and the bounds of the token lifetime, in seconds. */
const DEFAULT_TOKEN_LIFETIME = 3_600;
const MIN_TOKEN_LIFETIME = 300;
export const MAX_TOKEN_LIFETIME = 86_400;

/** A secret of an application, without its value. */
export interface ClientSecret {
  readonly id: string;
  readonly lastFour: string;
  readonly created: Date;
  readonly lastUsedAt: Date | null;
  /** The time at which it ends because a newer one has replaced it; null if it is the newest. */
  readonly retiresAt: Date | null;
}

/** A program that gets access tokens in its own name with OAuth 2.0 client credentials (RFC 6749, section 4.4). */
export interface OAuthApplication {
  readonly id: string;
  readonly tenant: Tenant;
  readonly name: string;
  readonly description: string | null;
  /** The UUID of `oa_client_…`. It differs from `id` and is unique across tenants. */
  readonly clientId: string;
  readonly requestedScopes: readonly Scope[];
  /** In seconds. */
  readonly tokenLifetime: number;
  readonly status: 'active' | 'disabled';
  readonly apiVersion: string;
  readonly metadata: Metadata;
  /** The secrets, newest first. */
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
  /** In seconds; 3,600 by default. */
  readonly tokenLifetime: number | undefined;
  readonly apiVersion: string;
  readonly metadata: Metadata;
  readonly secret: Pick<ClientSecret, 'id' | 'lastFour'>;
  readonly createdBy: Actor | null;
  readonly at: Date;
}

/** What a caller changes. Fields that are undefined stay; metadata is merged; a null description removes the description. */
export interface OAuthApplicationAmendment {
  readonly name?: string | undefined;
  readonly description?: string | null | undefined;
  readonly requestedScopes?: readonly Scope[] | undefined;
  /** In seconds. It applies to tokens that are issued after the change. */
  readonly tokenLifetime?: number | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Creates an OAuth application.
 * @throws DomainError `parameter_invalid` if the name is invalid or the token lifetime is not from 300 to 86,400 seconds
 */
export function registerOAuthApplication({ at, secret, ...application }: NewOAuthApplication): OAuthApplication {
  return {
    ...application,
    name: checkedName(application.name, 'name'),
    tokenLifetime: checkedLifetime(application.tokenLifetime ?? DEFAULT_TOKEN_LIFETIME),
    requestedScopes: [...new Set(application.requestedScopes)],
    status: 'active',
    secrets: [{ ...secret, created: at, lastUsedAt: null, retiresAt: null }],
    created: at,
    updated: at,
  };
}

/**
 * Changes an OAuth application. @returns the same object if nothing changes
 * @throws DomainError as `registerOAuthApplication`; `resource_conflict` if the application is disabled
 */
export function amendOAuthApplication(
  application: OAuthApplication,
  { metadata, ...amendment }: OAuthApplicationAmendment,
  at: Date,
): OAuthApplication {
  assertActive(application);
  const { name, description, requestedScopes, tokenLifetime } = amendment;
  const amended: OAuthApplication = {
    ...application,
    name: name === undefined ? application.name : checkedName(name, 'name'),
    description: description === undefined ? application.description : description,
    requestedScopes: [...new Set(requestedScopes ?? application.requestedScopes)],
    tokenLifetime: checkedLifetime(tokenLifetime ?? application.tokenLifetime),
    metadata: mergeMetadata(application.metadata, metadata),
  };
  return JSON.stringify(amended) === JSON.stringify(application) ? application : { ...amended, updated: at };
}

/** Disables an application permanently, which ends all of its tokens. An application that is disabled already is not changed. */
export function disableOAuthApplication(application: OAuthApplication, at: Date): OAuthApplication {
  return application.status === 'disabled' ? application : { ...application, status: 'disabled', updated: at };
}

/** @throws DomainError `resource_conflict` if the application is disabled */
export function assertActive({ status }: Pick<OAuthApplication, 'status'>): void {
  if (status === 'disabled') throw applicationDisabled();
}

function checkedLifetime(seconds: number): number {
  if (seconds >= MIN_TOKEN_LIFETIME && seconds <= MAX_TOKEN_LIFETIME) return seconds;
  throw tokenLifetimeOutOfRange(MIN_TOKEN_LIFETIME, MAX_TOKEN_LIFETIME);
}
