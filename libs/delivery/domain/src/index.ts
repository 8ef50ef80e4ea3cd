export { type AttemptErrorClass, type AttemptOutcome, type AttemptResponse, saysGone, unsendable } from './attempt.ts';
export {
  amendWebhookEndpoint,
  defineWebhookEndpoint,
  type WebhookEndpointAmendment,
  type WebhookEndpointDraft,
} from './define-webhook-endpoint.ts';
export {
  deliveryCursorInvalid,
  feedCursorInvalid,
  tooManyWebhookEndpoints,
  webhookUrlRefused,
} from './delivery.errors.ts';
export { checkedEnabledEvents } from './enabled-events.ts';
export { type AttemptVerdict, type HealthChange, judgeEndpointHealth } from './endpoint-health.ts';
export { eventTypeFilter, type EventTypeFilter } from './event-type-filter.ts';
export { eventTypePatterns } from './event-type-patterns.ts';
export { MAX_ATTEMPTS, nextAttemptAt } from './retry-schedule.ts';
export {
  concludeAttempt,
  type LastAttempt,
  type WebhookDelivery,
  type WebhookDeliveryState,
} from './webhook-delivery.ts';
export {
  disableWebhookEndpoint,
  type DisabledReason,
  enableWebhookEndpoint,
  type SigningSecret,
  type WebhookEndpoint,
  type WebhookEndpointState,
} from './webhook-endpoint.ts';
