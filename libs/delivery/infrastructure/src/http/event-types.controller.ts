import { Controller } from '@nestjs/common';
import { eventTypeSchema, type EventTypeResource } from '@livery/delivery-contracts';
import { Endpoint, type ListEnvelope, listEnvelope, listSchema } from '@livery/http';
import { PUBLISHED_EVENTS } from '../catalogue/published-event-catalogue.ts';
import { eventTypeResource } from './event-type.resource.ts';

const EVENT_TYPES = PUBLISHED_EVENTS.map(eventTypeResource);

@Controller()
export class EventTypesController {
  @Endpoint({
    method: 'GET',
    path: '/event_types',
    operationId: 'listEventTypes',
    area: 'Events and webhooks',
    summary: 'List event types',
    description: 'Every type of event with what it tells, the JSON Schema of its `data`, and an example. Never paged.',
    scopes: ['platform:read', 'platform:write'],
    response: listSchema(eventTypeSchema),
  })
  list(): ListEnvelope<EventTypeResource> {
    return listEnvelope({ items: EVENT_TYPES, hasMore: false }, '/event_types');
  }
}
