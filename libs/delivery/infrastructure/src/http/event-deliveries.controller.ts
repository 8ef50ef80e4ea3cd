import { Controller, Query } from '@nestjs/common';
import { EventDeliveries, EventRepository, webhookDeliveryResource } from '@livery/delivery-application';
import { type WebhookDeliveryResource, webhookDeliverySchema } from '@livery/delivery-contracts';
import {
  CreatedListQuery,
  createdRange,
  CurrentPrincipal,
  Endpoint,
  IdParam,
  listEnvelope,
  type ListEnvelope,
  listSchema,
  pageRequest,
} from '@livery/http';
import { mapPage, type Principal, publicId, resourceMissing } from '@livery/kernel';
import { READ_WEBHOOKS } from './webhook-scopes.ts';

@Controller()
export class EventDeliveriesController {
  constructor(
    private readonly events: EventRepository,
    private readonly deliveries: EventDeliveries,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/events/:id/deliveries',
    operationId: 'listEventDeliveries',
    area: 'Events and webhooks',
    summary: 'List the deliveries of an event',
    description: 'Lists the deliveries of the event, oldest first: one for each webhook endpoint that wants it.',
    scopes: READ_WEBHOOKS,
    response: listSchema(webhookDeliverySchema),
    errors: ['limit_out_of_range', 'cursor_invalid', 'resource_missing'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('evt') id: string,
    @Query() query: CreatedListQuery,
  ): Promise<ListEnvelope<WebhookDeliveryResource>> {
    const [request, created] = [pageRequest(query, 'whd'), createdRange(query)];
    if ((await this.events.find(tenant, id)) === null) throw resourceMissing();
    const page = await this.deliveries.list(tenant, id, created, request);
    return listEnvelope(mapPage(page, webhookDeliveryResource), `/events/${publicId('evt', id)}/deliveries`);
  }
}
