import { Controller } from '@nestjs/common';
import { eventTypeSchema, type EventTypeResource } from '@livery/delivery-contracts';
import { Endpoint, type ListEnvelope, listEnvelope, listSchema } from '@livery/http';
import { PublishedEventCatalogue } from '../catalogue/published-event-catalogue.ts';
import { eventTypeResource } from './event-type.resource.ts';

@Controller()
export class EventTypesController {
  constructor(private readonly catalogue: PublishedEventCatalogue) {}

  @Endpoint({
    method: 'GET',
    path: '/event_types',
    operationId: 'listEventTypes',
    area: 'Events and webhooks',
    summary: 'List event types',
    description:
      'Lists every event type with its meaning, the JSON Schema of its `data`, and an example. The list is not paged.',
    scopes: ['platform:read', 'platform:write'],
    response: listSchema(eventTypeSchema),
  })
  list(): ListEnvelope<EventTypeResource> {
    return listEnvelope({ items: this.catalogue.definitions.map(eventTypeResource), hasMore: false }, '/event_types');
  }
}
