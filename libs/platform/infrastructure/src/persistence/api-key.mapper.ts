import { actorColumns, actorOf } from '@livery/persistence';
import type { SecretDigest } from '@livery/platform-application';
import type { ApiKey } from '@livery/platform-domain';
import type { ApiKeyRow } from './api-key.row.ts';

/** A key as the database returns it, without the hash of its secret. */
export type ReadApiKeyRow = Omit<ApiKeyRow, 'secret_hash' | 'pepper_version'>;

export function toApiKey(row: ReadApiKeyRow): ApiKey {
  return {
    id: row.id,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    name: row.name,
    prefixType: row.prefix_type,
    lastFour: row.last_four,
    scopes: row.scopes,
    allowedIps: row.allowed_ips,
    apiVersion: row.api_version,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
    rotatedFrom: row.rotated_from,
    lineage: row.lineage ?? row.id,
    retiresAt: row.retires_at,
    metadata: row.metadata,
    createdBy: actorOf(row),
    created: row.created,
    updated: row.updated,
  };
}

export function toApiKeyRow(key: ApiKey, digest: SecretDigest): ApiKeyRow {
  return {
    organization_id: key.tenant.organizationId,
    livemode: key.tenant.livemode,
    id: key.id,
    name: key.name,
    prefix_type: key.prefixType,
    last_four: key.lastFour,
    secret_hash: Buffer.from(digest.hash),
    pepper_version: digest.pepperVersion,
    scopes: key.scopes,
    allowed_ips: key.allowedIps,
    api_version: key.apiVersion,
    expires_at: key.expiresAt,
    last_used_at: key.lastUsedAt,
    revoked_at: key.revokedAt,
    rotated_from: key.rotatedFrom,
    lineage: key.lineage,
    retires_at: key.retiresAt,
    metadata: key.metadata,
    ...actorColumns(key.createdBy),
    created: key.created,
    updated: key.updated,
  };
}
