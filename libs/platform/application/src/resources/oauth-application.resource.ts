import { publicActorId, publicId } from '@livery/kernel';
import type { OAuthApplicationResource } from '@livery/platform-contracts';
import { isSafeToRetire, type OAuthApplication } from '@livery/platform-domain';

/** An OAuth application as the API returns it and as its events contain it. */
export function oauthApplicationResource(application: OAuthApplication): OAuthApplicationResource {
  return {
    id: publicId('oa_app', application.id),
    object: 'oauth_application',
    organization: publicId('org', application.tenant.organizationId),
    livemode: application.tenant.livemode,
    name: application.name,
    description: application.description,
    client_id: publicId('oa_client', application.clientId),
    client_secret_last_four: application.secrets[0].lastFour,
    secrets: application.secrets.map((secret) => ({
      last_four: secret.lastFour,
      created: secret.created.toISOString(),
      last_used_at: secret.lastUsedAt?.toISOString() ?? null,
      retires_at: secret.retiresAt?.toISOString() ?? null,
      safe_to_retire: isSafeToRetire(secret, application.secrets[0], application.tokenLifetime),
    })),
    requested_scopes: application.requestedScopes,
    token_lifetime: application.tokenLifetime,
    status: application.status,
    api_version: application.apiVersion,
    metadata: application.metadata,
    created_by: publicActorId(application.createdBy),
    created: application.created.toISOString(),
    updated: application.updated.toISOString(),
  };
}
