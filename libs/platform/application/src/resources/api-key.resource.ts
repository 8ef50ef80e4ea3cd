import { publicActorId, publicId } from '@livery/kernel';
import type { ApiKeyResource } from '@livery/platform-contracts';
import type { ApiKey } from '@livery/platform-domain';

/** An API key as its GET returns it and its events carry it. */
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
    api_version: key.apiVersion,
    expires_at: key.expiresAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
    metadata: key.metadata,
    created_by: publicActorId(key.createdBy),
    created: key.created.toISOString(),
    updated: key.updated.toISOString(),
  };
}
