import type { WebhookEndpointResource } from '@livery/delivery-contracts';
import type { SigningSecret, WebhookEndpoint } from '@livery/delivery-domain';
import { publicActorId, publicId } from '@livery/kernel';

/** A webhook endpoint as the API returns it and as its events contain it. It never contains the signing secret. */
export function webhookEndpointResource(endpoint: WebhookEndpoint): WebhookEndpointResource {
  return {
    id: publicId('whk', endpoint.id),
    object: 'webhook_endpoint',
    url: endpoint.url,
    description: endpoint.description,
    enabled_events: endpoint.enabledEvents,
    status: endpoint.status,
    disabled_reason: endpoint.disabledReason,
    failing_since: endpoint.failingSince?.toISOString() ?? null,
    missed_events: endpoint.missed.count,
    missed_since: endpoint.missed.since?.toISOString() ?? null,
    api_version: endpoint.apiVersion,
    max_in_flight: endpoint.maxInFlight,
    signing_secret_last_four: endpoint.secrets.find(({ retiresAt }) => retiresAt === null)?.lastFour ?? '',
    secrets: endpoint.secrets.map(signingSecretResource),
    livemode: endpoint.tenant.livemode,
    metadata: endpoint.metadata,
    organization: publicId('org', endpoint.tenant.organizationId),
    created_by: publicActorId(endpoint.createdBy),
    created: endpoint.created.toISOString(),
    updated: endpoint.updated.toISOString(),
  };
}

function signingSecretResource({ lastFour, created, retiresAt }: SigningSecret) {
  return {
    last_four: lastFour,
    created: created.toISOString(),
    retires_at: retiresAt?.toISOString() ?? null,
  };
}
