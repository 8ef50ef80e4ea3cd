import type { EventResource } from '@livery/delivery-contracts';
import { type EventEnvelope, publicId } from '@livery/kernel';

/** An event as the API lists it and as webhooks deliver it. */
export function eventResource(event: EventEnvelope): EventResource {
  return {
    id: publicId('evt', event.id),
    object: 'event',
    type: event.type,
    api_version: event.apiVersion,
    livemode: event.tenant.livemode,
    request_id: event.requestId === null ? null : publicId('req', event.requestId),
    data: event.data,
    created: event.created.toISOString(),
    organization: publicId('org', event.tenant.organizationId),
  };
}
