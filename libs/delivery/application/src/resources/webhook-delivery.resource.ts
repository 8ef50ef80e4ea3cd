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
    last_error: lastError(delivery),
    next_retry_at: delivery.nextRetryAt?.toISOString() ?? null,
    created: delivery.created.toISOString(),
    completed: delivery.completed?.toISOString() ?? null,
  };
}

/** Why the last attempt failed, or why there was none. */
function lastError({ status, lastAttempt: { error, responseStatus } }: WebhookDelivery): string | null {
  if (error !== null) return error;
  if (responseStatus !== null) {
    return responseStatus >= 200 && responseStatus < 300 ? null : `The endpoint answered ${responseStatus}.`;
  }
  return status === 'abandoned' ? 'The endpoint was disabled or deleted before the first attempt.' : null;
}
