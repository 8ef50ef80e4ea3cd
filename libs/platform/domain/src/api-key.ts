import { type Actor, checkedName, mergeMetadata, type Metadata, type Scope, type Tenant } from '@livery/kernel';
import { endOfOverlap } from './overlap.ts';
import { apiKeyEnded, expiryInThePast, publishableKeyLimits } from './platform.errors.ts';

export type ApiKeyPrefix = 'sk' | 'pk';

/** A credential of an organization in one mode. Its secret is shown once, and only a keyed hash of it is stored. */
export interface ApiKey {
  readonly id: string;
  readonly tenant: Tenant;
  readonly name: string;
  readonly prefixType: ApiKeyPrefix;
  readonly lastFour: string;
  readonly scopes: readonly Scope[];
  /** The address blocks (CIDR) from which the key may be used. An empty list allows any address. */
  readonly allowedIps: readonly string[];
  readonly apiVersion: string;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
  /** The UUID of the key that this key replaces. */
  readonly rotatedFrom: string | null;
  /** The UUID of the first key in the chain of rotations. All keys of a chain count as the same caller. */
  readonly lineage: string;
  /** The time at which the key ends because another key has replaced it; null if it has not been replaced. */
  readonly retiresAt: Date | null;
  readonly metadata: Metadata;
  readonly createdBy: Actor | null;
  readonly created: Date;
  readonly updated: Date;
}

export interface NewApiKey {
  readonly id: string;
  readonly tenant: Tenant;
  readonly name: string;
  readonly prefixType: ApiKeyPrefix;
  readonly lastFour: string;
  readonly scopes: readonly Scope[];
  readonly allowedIps: readonly string[];
  readonly apiVersion: string;
  readonly expiresAt: Date | null;
  readonly metadata: Metadata;
  readonly createdBy: Actor | null;
  readonly at: Date;
}

/** What a caller changes. Fields that are undefined stay; metadata is merged; a null expiry removes the expiry. */
export interface ApiKeyAmendment {
  readonly name?: string | undefined;
  readonly scopes?: readonly Scope[] | undefined;
  readonly allowedIps?: readonly string[] | undefined;
  readonly expiresAt?: Date | null | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Creates an API key.
 * @throws DomainError `parameter_invalid` if the name is invalid, the expiry is in the past, or a publishable key is not of
 * live mode or has a scope other than `cms:read`
 */
export function issueApiKey({ at, ...key }: NewApiKey): ApiKey {
  assertPublishable(key);
  return {
    ...key,
    name: checkedName(key.name, 'name'),
    scopes: [...new Set(key.scopes)],
    allowedIps: [...new Set(key.allowedIps)],
    expiresAt: checkedExpiry(key.expiresAt, at),
    lastUsedAt: null,
    revokedAt: null,
    rotatedFrom: null,
    lineage: key.id,
    retiresAt: null,
    created: at,
    updated: at,
  };
}

/**
 * Changes an API key. @returns the same object if nothing changes
 * @throws DomainError as `issueApiKey`; `resource_conflict` if the key is revoked
 */
export function amendApiKey(key: ApiKey, { metadata, ...amendment }: ApiKeyAmendment, at: Date): ApiKey {
  if (key.revokedAt !== null) throw apiKeyEnded();
  const { name, scopes, allowedIps, expiresAt } = amendment;
  const amended: ApiKey = {
    ...key,
    name: name === undefined ? key.name : checkedName(name, 'name'),
    scopes: [...new Set(scopes ?? key.scopes)],
    allowedIps: [...new Set(allowedIps ?? key.allowedIps)],
    expiresAt: expiresAt === undefined ? key.expiresAt : checkedExpiry(expiresAt, at),
    metadata: mergeMetadata(key.metadata, metadata),
  };
  assertPublishable(amended);
  return JSON.stringify(amended) === JSON.stringify(key) ? key : { ...amended, updated: at };
}

/** Revokes an API key. A key that is revoked already keeps the time of its revocation. */
export function revokeApiKey(key: ApiKey, at: Date): ApiKey {
  return key.revokedAt === null ? { ...key, revokedAt: at, updated: at } : key;
}

export interface ApiKeyRotation {
  /** The UUID of the new key. */
  readonly id: string;
  /** The last four characters of the new secret. */
  readonly lastFour: string;
  /** The time for which both keys are valid, in seconds, 0 to 604,800. */
  readonly overlapSeconds: number;
  readonly createdBy: Actor | null;
  readonly at: Date;
}

export interface RotatedApiKey {
  readonly successor: ApiKey;
  readonly retiring: ApiKey;
}

/**
 * Replaces a key by one with a new secret and otherwise the same properties. The old key ends with the overlap, or at its own
 * expiry if that is earlier.
 * @throws DomainError `resource_conflict` if the key has ended or was rotated before; `parameter_invalid`
 */
export function rotateApiKey(
  key: ApiKey,
  { id, lastFour, overlapSeconds, createdBy, at }: ApiKeyRotation,
): RotatedApiKey {
  const hasExpired = key.expiresAt !== null && key.expiresAt <= at;
  if (key.revokedAt !== null || key.retiresAt !== null || hasExpired) throw apiKeyEnded();
  return {
    retiring: { ...key, retiresAt: endOfOverlap(overlapSeconds, at, key.expiresAt), updated: at },
    successor: {
      ...key,
      id,
      lastFour,
      rotatedFrom: key.id,
      lastUsedAt: null,
      createdBy,
      created: at,
      updated: at,
    },
  };
}

function checkedExpiry(expiresAt: Date | null, at: Date): Date | null {
  if (expiresAt !== null && expiresAt <= at) throw expiryInThePast();
  return expiresAt;
}

function assertPublishable({ prefixType, tenant, scopes }: Pick<ApiKey, 'prefixType' | 'tenant' | 'scopes'>): void {
  if (prefixType !== 'pk') return;
  if (!tenant.livemode) throw publishableKeyLimits('prefix_type');
  if (scopes.some((scope) => scope !== 'cms:read')) throw publishableKeyLimits('scopes');
}
