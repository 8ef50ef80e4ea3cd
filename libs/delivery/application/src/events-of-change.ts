import {
  webhookEndpointDisabled,
  webhookEndpointEnabled,
  type WebhookEndpointResource,
  webhookEndpointUpdated,
} from '@livery/delivery-contracts';
import type { WebhookEndpoint } from '@livery/delivery-domain';
import { type JsonObject, newEvent, type NewEvent } from '@livery/kernel';
import { webhookEndpointResource } from './resources/webhook-endpoint.resource.ts';

/** Fields that do not count as a change: `enabled` and `disabled` events report the first three, and `updated` always changes. */
const STATE_FIELDS: readonly string[] = ['status', 'disabled_reason', 'failing_since', 'updated'];

/** Returns the events of a change of an endpoint: `updated` if fields changed, `enabled` or `disabled` if its state did. */
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
  const current = new Map<string, unknown>(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) => !STATE_FIELDS.includes(name) && JSON.stringify(value) !== JSON.stringify(current.get(name)),
    ),
  );
}
