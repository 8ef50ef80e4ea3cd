import {
  webhookEndpointDisabled,
  webhookEndpointEnabled,
  type WebhookEndpointResource,
  webhookEndpointUpdated,
} from '@livery/delivery-contracts';
import type { WebhookEndpoint } from '@livery/delivery-domain';
import { type JsonObject, newEvent, type NewEvent } from '@livery/kernel';
import { webhookEndpointResource } from './resources/webhook-endpoint.resource.ts';

/** Told by `enabled` and `disabled`, or by every event. */
const OF_THE_STATE: readonly string[] = ['status', 'disabled_reason', 'failing_since', 'updated'];

/** What a change of an endpoint is told as: `updated` for its fields, `enabled` or `disabled` for its state. */
export function eventsOfChange(before: WebhookEndpoint, after: WebhookEndpoint): readonly NewEvent[] {
  const object = webhookEndpointResource(after);
  const previous = changedFields(webhookEndpointResource(before), object);
  const events: NewEvent[] = [];
  if (Object.keys(previous).length > 0) {
    events.push(newEvent(webhookEndpointUpdated, after.tenant, { object, previous_attributes: previous }));
  }
  if (before.status !== after.status) {
    const definition = after.status === 'enabled' ? webhookEndpointEnabled : webhookEndpointDisabled;
    events.push(newEvent(definition, after.tenant, { object }));
  }
  return events;
}

function changedFields(before: WebhookEndpointResource, after: WebhookEndpointResource): JsonObject {
  const present = new Map<string, unknown>(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) => !OF_THE_STATE.includes(name) && JSON.stringify(value) !== JSON.stringify(present.get(name)),
    ),
  );
}
