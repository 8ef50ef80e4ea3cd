import type { WebhookDeliveryResource } from '@livery/delivery-contracts';
import type { WebhookDelivery } from '@livery/delivery-domain';
import { publicId } from '@livery/kernel';

/** A delivery as the API lists it, without its attempts. */
export function webhookDeliveryResource(delivery: WebhookDelivery): WebhookDeliveryResource {
  return {
    id: publicId('whd', delivery.id),
    object: 'webhook_delivery',
    organization: publicId('org', delivery.tenant.organizationId),
    livemode: delivery.tenant.livemode,
    endpoint: publicId('whk', delivery.endpointId),
    event: publicId('evt', delivery.eventId),
    sequence: delivery.sequence,
    status: delivery.status,
    attempt_count: delivery.attemptCount,
    last_response_status: delivery.lastAttempt.responseStatus,
    last_response_body: delivery.lastAttempt.responseBody,
    last_error: delivery.lastAttempt.error,
    next_retry_at: delivery.nextRetryAt?.toISOString() ?? null,
    created: delivery.created.toISOString(),
    completed: delivery.completed?.toISOString() ?? null,
  };
}
