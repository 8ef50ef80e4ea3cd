import type { AttemptedDeliveryResource, WebhookAttemptResource } from '@livery/delivery-contracts';
import type { WebhookDelivery } from '@livery/delivery-domain';
import { publicId } from '@livery/kernel';
import type { RecordedAttempt } from '../ports/webhook-delivery.repository.ts';
import { webhookDeliveryResource } from './webhook-delivery.resource.ts';

/** A delivery as `GET /webhook_deliveries/{id}` returns it, with its attempts. */
export function attemptedDeliveryResource(
  delivery: WebhookDelivery,
  attempts: readonly RecordedAttempt[],
): AttemptedDeliveryResource {
  return { ...webhookDeliveryResource(delivery), attempts: attempts.map(webhookAttemptResource) };
}

function webhookAttemptResource({
  id,
  started,
  durationMs,
  timings,
  requestHeaders,
  response,
  error,
}: RecordedAttempt) {
  return {
    id: publicId('wha', id),
    started: started.toISOString(),
    duration_ms: durationMs,
    timings: {
      dns: timings.dns ?? null,
      connect: timings.connect ?? null,
      tls: timings.tls ?? null,
      first_byte: timings.firstByte ?? null,
    },
    request_headers: requestHeaders ?? null,
    response_status: response?.status ?? null,
    response_headers: response?.headers ?? null,
    response_body: response?.body ?? null,
    truncated: response?.truncated ?? false,
    error_class: error?.class ?? null,
    error_message: error?.message ?? null,
  } satisfies WebhookAttemptResource;
}
