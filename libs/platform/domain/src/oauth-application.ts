import { type Actor, checkedName, mergeMetadata, type Metadata, type Scope, type Tenant } from '@livery/kernel';
import { applicationDisabled, tokenLifetimeOutOfRange } from './platform.errors.ts';

/** Seconds for which a token lives when nothing else was asked for, and the bounds of what may be. */
const DEFAULT_TOKEN_LIFETIME = 3_600;
const MIN_TOKEN_LIFETIME = 300;
export const MAX_TOKEN_LIFETIME = 86_400;

/** One secret of an application, without the secret. */
export interface ClientSecret {
  readonly id: string;
  readonly lastFour: string;
  readonly created: Date;
  readonly lastUsedAt: Date | null;
  /** When it ends, once a newer one has been made. */
  readonly retiresAt: Date | null;
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
  readonly secret: Pick<ClientSecret, 'id' | 'lastFour'>;
  readonly createdBy: Actor | null;
  readonly at: Date;
}

/** What a caller changes; what is undefined stays. Metadata is merged, a null description takes it away. */
export interface OAuthApplicationAmendment {
  readonly name?: string | undefined;
  readonly description?: string | null | undefined;
  readonly requestedScopes?: readonly Scope[] | undefined;
  /** Seconds; holds for tokens to come. */
  readonly tokenLifetime?: number | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}

/** @throws DomainError `parameter_invalid`: a token lifetime below 300 or above 86,400 seconds; or as `checkedName` does */
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

/** The application itself when nothing changes. @throws DomainError as `register…`, `resource_conflict` once disabled */
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

/** Ends an application for good, with all of its tokens. Disabling it twice changes nothing. */
export function disableOAuthApplication(application: OAuthApplication, at: Date): OAuthApplication {
  return application.status === 'disabled' ? application : { ...application, status: 'disabled', updated: at };
}

/** @throws DomainError `resource_conflict` for an application that was disabled */
export function assertActive({ status }: Pick<OAuthApplication, 'status'>): void {
  if (status === 'disabled') throw applicationDisabled();
}

function checkedLifetime(seconds: number): number {
  if (seconds >= MIN_TOKEN_LIFETIME && seconds <= MAX_TOKEN_LIFETIME) return seconds;
  throw tokenLifetimeOutOfRange(MIN_TOKEN_LIFETIME, MAX_TOKEN_LIFETIME);
}
