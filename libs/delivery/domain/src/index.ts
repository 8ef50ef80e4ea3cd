export { type AttemptErrorClass, type AttemptOutcome, type AttemptResponse, saysGone } from './attempt.ts';
export { eventMissing } from './delivery.errors.ts';
export { eventTypeFilter, type EventTypeFilter } from './event-type-filter.ts';
export { MAX_ATTEMPTS, nextAttemptAt } from './retry-schedule.ts';
export {
  concludeAttempt,
  type LastAttempt,
  type WebhookDelivery,
  type WebhookDeliveryState,
} from './webhook-delivery.ts';
export type { DisabledReason, SigningSecret, WebhookEndpoint, WebhookEndpointState } from './webhook-endpoint.ts';
