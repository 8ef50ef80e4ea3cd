import { Controller, Query } from '@nestjs/common';
import {
  attemptedDeliveryResource,
  WebhookDeliveryRepository,
  webhookDeliveryResource,
  WebhookEndpointRepository,
} from '@livery/delivery-application';
import {
  type AttemptedDeliveryResource,
  attemptedDeliverySchema,
  type WebhookDeliveryResource,
  webhookDeliverySchema,
} from '@livery/delivery-contracts';
import { CurrentPrincipal, Endpoint, IdParam, listEnvelope, type ListEnvelope, listSchema } from '@livery/http';
import { mapPage, type Principal, publicId, resourceMissing } from '@livery/kernel';
import { deliveryFilter, deliveryPage, ListDeliveriesQuery } from './list-deliveries.query.ts';
import { READ_WEBHOOKS } from './webhook-scopes.ts';

@Controller()
export class WebhookDeliveriesController {
  constructor(
    private readonly endpoints: WebhookEndpointRepository,
    private readonly deliveries: WebhookDeliveryRepository,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/webhook_endpoints/:id/deliveries',
    operationId: 'listWebhookDeliveries',
    area: 'Events and webhooks',
    summary: 'List the deliveries to a webhook endpoint',
    description:
      'Lists the deliveries in the order of `sequence`, oldest first unless `order` is `newest`. The sequence numbers have no gap, so a consumer that has seen every number has missed nothing.',
    scopes: READ_WEBHOOKS,
    response: listSchema(webhookDeliverySchema),
    errors: ['limit_out_of_range', 'cursor_invalid', 'resource_missing'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('whk') id: string,
    @Query() query: ListDeliveriesQuery,
  ): Promise<ListEnvelope<WebhookDeliveryResource>> {
    const [request, filter] = [deliveryPage(query), deliveryFilter(query)];
    if ((await this.endpoints.find(tenant, id)) === null) throw resourceMissing();
    const page = await this.deliveries.list(tenant, id, filter, request);
    return listEnvelope(mapPage(page, webhookDeliveryResource), `/webhook_endpoints/${publicId('whk', id)}/deliveries`);
  }

  @Endpoint({
    method: 'GET',
    path: '/webhook_deliveries/:id',
    operationId: 'retrieveWebhookDelivery',
    area: 'Events and webhooks',
    summary: 'Retrieve a delivery',
    description: 'Returns the delivery and each of its attempts: its start, its duration and the response.',
    scopes: READ_WEBHOOKS,
    response: attemptedDeliverySchema,
    errors: ['resource_missing'],
  })
  async retrieve(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('whd') id: string,
  ): Promise<AttemptedDeliveryResource> {
    const delivery = await this.deliveries.find(tenant, id);
    if (delivery === null) throw resourceMissing();
    return attemptedDeliveryResource(delivery, await this.deliveries.attempts(tenant, id));
  }
}
