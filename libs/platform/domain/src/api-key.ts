import { type Actor, checkedName, type Metadata, type Scope, type Tenant } from '@livery/kernel';
import { expiryInThePast, publishableKeyLimits } from './platform.errors.ts';

export type ApiKeyPrefix = 'sk' | 'pk';

/** A credential of an organization in one mode; its secret is shown once and kept only as a keyed hash. */
export interface ApiKey {
  readonly id: string;
  readonly tenant: Tenant;
  readonly name: string;
  readonly prefixType: ApiKeyPrefix;
  readonly lastFour: string;
  readonly scopes: readonly Scope[];
  readonly apiVersion: string;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
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
  readonly apiVersion: string;
  readonly expiresAt: Date | null;
  readonly metadata: Metadata;
  readonly createdBy: Actor | null;
  readonly at: Date;
}

/**
 * @throws DomainError `parameter_invalid`: a publishable key beyond live mode and `cms:read`, an expiry in the past;
 * or as `checkedName` does
 */
export function issueApiKey({ at, ...key }: NewApiKey): ApiKey {
  if (key.prefixType === 'pk') assertPublishable(key);
  if (key.expiresAt !== null && key.expiresAt <= at) throw expiryInThePast();
  return {
    ...key,
    name: checkedName(key.name, 'name'),
    scopes: [...new Set(key.scopes)],
    revokedAt: null,
    created: at,
    updated: at,
  };
}

/** Revoking twice keeps the first time. */
export function revokeApiKey(key: ApiKey, at: Date): ApiKey {
  return key.revokedAt === null ? { ...key, revokedAt: at, updated: at } : key;
}

function assertPublishable({ tenant, scopes }: Pick<NewApiKey, 'tenant' | 'scopes'>): void {
  if (!tenant.livemode) throw publishableKeyLimits('prefix_type');
  if (scopes.some((scope) => scope !== 'cms:read')) throw publishableKeyLimits('scopes');
}
