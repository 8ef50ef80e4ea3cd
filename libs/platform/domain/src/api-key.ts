import { type Actor, checkedName, mergeMetadata, type Metadata, type Scope, type Tenant } from '@livery/kernel';
import { endOfOverlap } from './overlap.ts';
import { apiKeyEnded, expiryInThePast, publishableKeyLimits } from './platform.errors.ts';

export type ApiKeyPrefix = 'sk' | 'pk';

/** A credential of an organization in one mode; its secret is shown once and kept only as a keyed hash. */
export interface ApiKey {
  readonly id: string;
  readonly tenant: Tenant;
  readonly name: string;
  readonly prefixType: ApiKeyPrefix;
  readonly lastFour: string;
  readonly scopes: readonly Scope[];
  /** Address blocks (CIDR) that it is good for; empty means any address. */
  readonly allowedIps: readonly string[];
  readonly apiVersion: string;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
  /** UUID of the key that it replaces. */
  readonly rotatedFrom: string | null;
  /** UUID of the first key of its rotations, itself included: whoever holds any of them is the same caller. */
  readonly lineage: string;
  /** When its overlap with the key that replaces it ends. */
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

/** What a caller changes; what is undefined stays. Metadata is merged, a null expiry takes it away. */
export interface ApiKeyAmendment {
  readonly name?: string | undefined;
  readonly scopes?: readonly Scope[] | undefined;
  readonly allowedIps?: readonly string[] | undefined;
  readonly expiresAt?: Date | null | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * @throws DomainError `parameter_invalid`: a publishable key beyond live mode and `cms:read`, an expiry in the past;
 * or as `checkedName` does
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

/** The key itself when nothing changes. @throws DomainError as `issueApiKey` does, `resource_conflict` once revoked */
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

/** Revoking twice keeps the first time. */
export function revokeApiKey(key: ApiKey, at: Date): ApiKey {
  return key.revokedAt === null ? { ...key, revokedAt: at, updated: at } : key;
}

export interface ApiKeyRotation {
  /** UUID and end of the secret of the key that comes. */
  readonly id: string;
  readonly lastFour: string;
  /** Seconds for which both keys are good, 0 to 604,800. */
  readonly overlapSeconds: number;
  readonly createdBy: Actor | null;
  readonly at: Date;
}

export interface RotatedApiKey {
  readonly successor: ApiKey;
  readonly retiring: ApiKey;
}

/**
 * A new key that is the old one in all but its secret; the old one ends with the overlap, or earlier by its own expiry.
 * @throws DomainError `resource_conflict` for a key that has ended or was rotated before, `parameter_invalid`
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
