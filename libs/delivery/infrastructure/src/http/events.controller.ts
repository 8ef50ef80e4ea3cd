import { Controller, Query, Res } from '@nestjs/common';
import { EventRepository, eventResource, ReadEventFeed } from '@livery/delivery-application';
import { type EventResource, eventSchema } from '@livery/delivery-contracts';
import {
  CheckAgain,
  CurrentPrincipal,
  Endpoint,
  endOfWaiting,
  IdParam,
  listEnvelope,
  type ListEnvelope,
  listSchema,
  pageRequest,
} from '@livery/http';
import { mapPage, type Principal, resourceMissing } from '@livery/kernel';
import type { Response } from 'express';
import { withPatience } from '../feed/with-patience.ts';
import { eventFeedRequest, nextFeedPath } from './event-feed-request.ts';
import { eventListFilter, ListEventsQuery } from './list-events.query.ts';

const READ = ['platform:read', 'platform:write'] as const;

@Controller()
export class EventsController {
  constructor(
    private readonly events: EventRepository,
    private readonly readFeed: ReadEventFeed,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/events',
    operationId: 'listEvents',
    area: 'Events and webhooks',
    summary: 'List events',
    description:
      "Lists the events of the caller's mode, newest first. Each event was written together with the change that it reports. " +
      'With `after`, reads them as a feed instead: in the order in which webhooks are created, so that a reader misses no event that is committed late. ' +
      'Send the request in `url` to continue. With a filter, a request reads at most 10,000 events, so a page can be empty and still have `has_more`. ' +
      'A caller has at most ten waiting requests at a time.',
    scopes: READ,
    response: listSchema(eventSchema),
    headers: {
      'Feed-Lag':
        'With `after`: for how many whole seconds the oldest event that is not in the feed yet has waited for its place there. 0: the feed is up to date.',
    },
    errors: ['limit_out_of_range', 'cursor_invalid', 'concurrency_limited'],
    waits: 'wait',
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @Query() query: ListEventsQuery,
    @CheckAgain() checkAgain: () => Promise<Principal>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ListEnvelope<EventResource>> {
    const feed = eventFeedRequest(query);
    const filter = eventListFilter(query);
    const request = pageRequest(query, 'evt');
    if (feed === null) {
      const page = await this.events.list(tenant, filter, request);
      return listEnvelope(mapPage(page, eventResource), '/events');
    }
    const { after, waitSeconds } = feed;
    const page = await withPatience(waitSeconds, endOfWaiting(response), (patience) =>
      this.readFeed.execute({ tenant, after, filter, limit: request.limit, patience }),
    );
    if (waitSeconds > 0) await checkAgain();
    response.setHeader('Feed-Lag', String(page.lagSeconds));
    return listEnvelope(mapPage(page, eventResource), nextFeedPath(query, page.cursor));
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
