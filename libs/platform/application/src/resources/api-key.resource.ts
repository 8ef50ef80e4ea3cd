import { publicActorId, publicId } from '@livery/kernel';
import type { ApiKeyResource } from '@livery/platform-contracts';
import type { ApiKey } from '@livery/platform-domain';

/** An API key as the API returns it and as its events contain it. */
export function apiKeyResource(key: ApiKey): ApiKeyResource {
  return {
    id: publicId('key', key.id),
    object: 'api_key',
    organization: publicId('org', key.tenant.organizationId),
    livemode: key.tenant.livemode,
    name: key.name,
    prefix_type: key.prefixType,
    mode: key.tenant.livemode ? 'live' : 'test',
    last_four: key.lastFour,
    scopes: key.scopes,
    allowed_ips: key.allowedIps,
    api_version: key.apiVersion,
    expires_at: key.expiresAt?.toISOString() ?? null,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
    rotated_from: key.rotatedFrom === null ? null : publicId('key', key.rotatedFrom),
    retires_at: key.retiresAt?.toISOString() ?? null,
    metadata: key.metadata,
    created_by: publicActorId(key.createdBy),
    created: key.created.toISOString(),
    updated: key.updated.toISOString(),
  };
}
