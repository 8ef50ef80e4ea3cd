import { type EventDefinition, recordSchema } from '@livery/kernel';
import { webhookEndpointSchema } from './webhook-endpoint.schema.ts';

const webhookEndpointSnapshot = recordSchema({ object: webhookEndpointSchema });

export const webhookEndpointCreated = {
  type: 'platform.webhook_endpoint.created',
  description: 'A webhook endpoint was made. Its signing secret is not part of the event.',
  schema: webhookEndpointSnapshot,
} as const satisfies EventDefinition;

export const webhookEndpointUpdated = {
  type: 'platform.webhook_endpoint.updated',
  description: 'A webhook endpoint was changed; previous_attributes holds what the changed fields said before.',
  schema: recordSchema({ object: webhookEndpointSchema, previous_attributes: { type: 'object' } }),
} as const satisfies EventDefinition;

export const webhookEndpointDeleted = {
  type: 'platform.webhook_endpoint.deleted',
  description: 'A webhook endpoint was deleted; the event holds its last state.',
  schema: webhookEndpointSnapshot,
} as const satisfies EventDefinition;

export const webhookEndpointEnabled = {
  type: 'platform.webhook_endpoint.enabled',
  description: 'A webhook endpoint was enabled again.',
  schema: webhookEndpointSnapshot,
} as const satisfies EventDefinition;

export const webhookEndpointDisabled = {
  type: 'platform.webhook_endpoint.disabled',
  description: 'A webhook endpoint was disabled; disabled_reason says why. Its pending deliveries were abandoned.',
  schema: webhookEndpointSnapshot,
} as const satisfies EventDefinition;

export const webhookEndpointFailing = {
  type: 'platform.webhook_endpoint.failing',
  description: 'Every attempt to reach a webhook endpoint has failed for an hour. After five days it is disabled.',
  schema: webhookEndpointSnapshot,
} as const satisfies EventDefinition;

/** Every event type of this context. */
export const deliveryEvents: readonly EventDefinition[] = [
  webhookEndpointCreated,
  webhookEndpointUpdated,
  webhookEndpointDeleted,
  webhookEndpointEnabled,
  webhookEndpointDisabled,
  webhookEndpointFailing,
];
