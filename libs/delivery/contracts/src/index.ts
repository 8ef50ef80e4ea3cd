export {
  type AttemptedDeliveryResource,
  attemptedDeliverySchema,
  type WebhookAttemptResource,
  webhookAttemptSchema,
} from './attempted-delivery.schema.ts';
export {
  deliveryEvents,
  webhookEndpointCreated,
  webhookEndpointDeleted,
  webhookEndpointDisabled,
  webhookEndpointEnabled,
  webhookEndpointFailing,
  webhookEndpointSecretRotated,
  webhookEndpointTest,
  webhookEndpointUpdated,
} from './delivery.events.ts';
export { type EventResource, eventSchema } from './event.schema.ts';
export { type EventTypeResource, eventTypeSchema } from './event-type.schema.ts';
export { type WebhookDeliveryResource, webhookDeliverySchema } from './webhook-delivery.schema.ts';
export { type WebhookEndpointResource, webhookEndpointSchema } from './webhook-endpoint.schema.ts';
export { type WebhookEndpointStatsResource, webhookEndpointStatsSchema } from './webhook-endpoint-stats.schema.ts';
export { deliveryIdPrefixes } from './delivery.id-prefixes.ts';
