import { Controller, Query } from '@nestjs/common';
import { EventRepository, eventResource } from '@livery/delivery-application';
import { type EventResource, eventSchema } from '@livery/delivery-contracts';
import { eventTypeFilter } from '@livery/delivery-domain';
import {
  createdRange,
  CurrentPrincipal,
  Endpoint,
  IdParam,
  listEnvelope,
  type ListEnvelope,
  listSchema,
  pageRequest,
} from '@livery/http';
import { mapPage, type Principal, resourceMissing } from '@livery/kernel';
import { ListEventsQuery } from './list-events.query.ts';

const READ = ['platform:read', 'platform:write'] as const;

@Controller()
export class EventsController {
  constructor(private readonly events: EventRepository) {}

  @Endpoint({
    method: 'GET',
    path: '/events',
    operationId: 'listEvents',
    area: 'Events and webhooks',
    summary: 'List events',
    description:
      "Lists the events of the caller's mode, newest first. Each event was written together with the change that it reports.",
    scopes: READ,
    response: listSchema(eventSchema),
    errors: ['limit_out_of_range', 'cursor_invalid'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @Query() query: ListEventsQuery,
  ): Promise<ListEnvelope<EventResource>> {
    const filter = {
      type: query.type === undefined ? null : eventTypeFilter(query.type),
      created: createdRange(query),
    };
    const page = await this.events.list(tenant, filter, pageRequest(query, 'evt'));
    return listEnvelope(mapPage(page, eventResource), '/events');
  }

  @Endpoint({
    method: 'GET',
    path: '/events/:id',
    operationId: 'retrieveEvent',
    area: 'Events and webhooks',
    summary: 'Retrieve an event',
    description: 'Returns one event, as it was delivered.',
    scopes: READ,
    response: eventSchema,
    errors: ['resource_missing'],
  })
  async retrieve(@CurrentPrincipal() { tenant }: Principal, @IdParam('evt') id: string): Promise<EventResource> {
    const event = await this.events.find(tenant, id);
    if (event === null) throw resourceMissing();
    return eventResource(event);
  }
}
