export { type EventFilter, EventRepository } from './ports/event.repository.ts';
export { type IssuedSigningSecret, SigningSecrets } from './ports/signing-secrets.ts';
export {
  type DeliveryFilter,
  type RecordedAttempt,
  WebhookDeliveryRepository,
} from './ports/webhook-delivery.repository.ts';
export { type SealedSecret, WebhookEndpointRepository } from './ports/webhook-endpoint.repository.ts';
export { eventResource } from './resources/event.resource.ts';
