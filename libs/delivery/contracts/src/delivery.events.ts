import { type EventDefinition, recordSchema } from '@livery/kernel';
import { webhookEndpointSchema } from './webhook-endpoint.schema.ts';

const webhookEndpointSnapshot = recordSchema({ object: webhookEndpointSchema });
const [endpoint] = webhookEndpointSchema.examples;
const changed = { ...endpoint, updated: '2026-11-20T10:02:41.050Z' };

export const webhookEndpointCreated = {
  type: 'platform.webhook_endpoint.created',
  description: 'A webhook endpoint was made. Its signing secret is not part of the event.',
  schema: webhookEndpointSnapshot,
  example: { object: endpoint },
} as const satisfies EventDefinition;

export const webhookEndpointUpdated = {
  type: 'platform.webhook_endpoint.updated',
  description: 'A webhook endpoint was changed; previous_attributes holds what the changed fields said before.',
  schema: recordSchema({ object: webhookEndpointSchema, previous_attributes: { type: 'object' } }),
  example: {
    object: { ...changed, description: 'Of the intranet' },
    previous_attributes: { description: endpoint.description },
  },
} as const satisfies EventDefinition;

export const webhookEndpointDeleted = {
  type: 'platform.webhook_endpoint.deleted',
  description: 'A webhook endpoint was deleted; the event holds its last state.',
  schema: webhookEndpointSnapshot,
  example: { object: changed },
} as const satisfies EventDefinition;

export const webhookEndpointEnabled = {
  type: 'platform.webhook_endpoint.enabled',
  description: 'A webhook endpoint was enabled again.',
  schema: webhookEndpointSnapshot,
  example: { object: changed },
} as const satisfies EventDefinition;

export const webhookEndpointDisabled = {
  type: 'platform.webhook_endpoint.disabled',
  description: 'A webhook endpoint was disabled; disabled_reason says why. Its pending deliveries were abandoned.',
  schema: webhookEndpointSnapshot,
  example: { object: { ...changed, status: 'disabled', disabled_reason: 'gone' } },
} as const satisfies EventDefinition;

export const webhookEndpointFailing = {
  type: 'platform.webhook_endpoint.failing',
  description: 'Every attempt to reach a webhook endpoint has failed for an hour. After five days it is disabled.',
  schema: webhookEndpointSnapshot,
  example: { object: { ...changed, failing_since: '2026-11-20T09:02:41.050Z' } },
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
