import { Controller } from '@nestjs/common';
import {
  EndpointStatisticsReader,
  WebhookEndpointRepository,
  webhookEndpointStatsResource,
} from '@livery/delivery-application';
import { type WebhookEndpointStatsResource, webhookEndpointStatsSchema } from '@livery/delivery-contracts';
import { CurrentPrincipal, Endpoint, IdParam } from '@livery/http';
import { Clock, type Principal, resourceMissing } from '@livery/kernel';
import { READ_WEBHOOKS } from './webhook-scopes.ts';

@Controller()
export class WebhookEndpointStatsController {
  constructor(
    private readonly endpoints: WebhookEndpointRepository,
    private readonly statistics: EndpointStatisticsReader,
    private readonly clock: Clock,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/webhook_endpoints/:id/stats',
    operationId: 'retrieveWebhookEndpointStats',
    area: 'Events and webhooks',
    summary: 'Retrieve the statistics of a webhook endpoint',
    description:
      'Returns how many deliveries are not delivered, what became of those of the last hour and the last 24 hours, and the success and duration of recent attempts. It is fast for any number of deliveries, because it counts up to `count_limit` and examines a sample of attempts.',
    scopes: READ_WEBHOOKS,
    response: webhookEndpointStatsSchema,
    errors: ['resource_missing'],
  })
  async retrieve(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('whk') id: string,
  ): Promise<WebhookEndpointStatsResource> {
    const endpoint = await this.endpoints.find(tenant, id);
    if (endpoint === null) throw resourceMissing();
    const now = this.clock.now();
    return webhookEndpointStatsResource(endpoint, await this.statistics.read(tenant, id, now), now);
  }
}
