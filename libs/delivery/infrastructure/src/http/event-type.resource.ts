import type { EventTypeResource } from '@livery/delivery-contracts';
import type { EventDefinition } from '@livery/kernel';

/** An event type as `GET /event_types` lists it. */
export function eventTypeResource({ type, description, schema, example }: EventDefinition): EventTypeResource {
  return { id: type, object: 'event_type', name: type, description, schema, example };
}
