import { type EventDefinition, recordSchema } from '@livery/kernel';
import { webhookEndpointSchema } from './webhook-endpoint.schema.ts';

const webhookEndpointSnapshot = recordSchema({ object: webhookEndpointSchema });
const [endpoint] = webhookEndpointSchema.examples;
const changed = { ...endpoint, updated: '2026-11-20T10:02:41.050Z' };

export const webhookEndpointCreated = {
  type: 'platform.webhook_endpoint.created',
  audited: [],
  description: 'A webhook endpoint was created. The event does not contain its signing secret.',
  schema: webhookEndpointSnapshot,
  example: { object: endpoint },
} as const satisfies EventDefinition;

export const webhookEndpointUpdated = {
  type: 'platform.webhook_endpoint.updated',
  audited: ['enabled_events', 'status', 'api_version', 'max_in_flight'],
  description:
    'A webhook endpoint was changed. `previous_attributes` contains the previous values of the changed fields.',
  schema: recordSchema({ object: webhookEndpointSchema, previous_attributes: { type: 'object' } }),
  example: {
    object: { ...changed, description: 'Posts verdicts to the intranet' },
    previous_attributes: { description: endpoint.description },
  },
} as const satisfies EventDefinition;

export const webhookEndpointDeleted = {
  type: 'platform.webhook_endpoint.deleted',
  audited: [],
  description: 'A webhook endpoint was deleted. The event contains its last state.',
  schema: webhookEndpointSnapshot,
  example: { object: changed },
} as const satisfies EventDefinition;

export const webhookEndpointSecretRotated = {
  type: 'platform.webhook_endpoint.secret_rotated',
  audited: [],
  description: 'A webhook endpoint got a new signing secret. `secrets` shows when the older secret stops signing.',
  schema: webhookEndpointSnapshot,
  example: {
    object: {
      ...changed,
      signing_secret_last_four: 'Qm0=',
      secrets: [
        { last_four: 'Qm0=', created: changed.updated, retires_at: null },
        { last_four: 'aLw=', created: endpoint.created, retires_at: '2026-11-21T10:02:41.050Z' },
      ],
    },
  },
} as const satisfies EventDefinition;

export const webhookEndpointEnabled = {
  type: 'platform.webhook_endpoint.enabled',
  audited: [],
  description: 'A webhook endpoint was enabled again.',
  schema: webhookEndpointSnapshot,
  example: { object: changed },
} as const satisfies EventDefinition;

export const webhookEndpointDisabled = {
  type: 'platform.webhook_endpoint.disabled',
  audited: [],
  description:
    'A webhook endpoint was disabled, and its pending deliveries were abandoned. `disabled_reason` contains the reason.',
  schema: webhookEndpointSnapshot,
  example: { object: { ...changed, status: 'disabled', disabled_reason: 'gone' } },
} as const satisfies EventDefinition;

export const webhookEndpointFailing = {
  type: 'platform.webhook_endpoint.failing',
  description:
    'Every attempt to deliver to a webhook endpoint has failed for one hour. The endpoint is disabled after five days of failures.',
  schema: webhookEndpointSnapshot,
  example: { object: { ...changed, failing_since: '2026-11-20T09:02:41.050Z' } },
} as const satisfies EventDefinition;

export const webhookEndpointTest = {
  type: 'platform.webhook_endpoint.test',
  description:
    'A test of a webhook endpoint was requested. The event is delivered to this endpoint only, whatever its `enabled_events`.',
  schema: webhookEndpointSnapshot,
  example: { object: endpoint },
} as const satisfies EventDefinition;

/** Every event type of this context. */
export const deliveryEvents: readonly EventDefinition[] = [
  webhookEndpointCreated,
  webhookEndpointUpdated,
  webhookEndpointDeleted,
  webhookEndpointSecretRotated,
  webhookEndpointEnabled,
  webhookEndpointDisabled,
  webhookEndpointFailing,
  webhookEndpointTest,
];
