import { Body, Controller } from '@nestjs/common';
import { RetryDelivery, webhookDeliveryResource } from '@livery/delivery-application';
import { type WebhookDeliveryResource, webhookDeliverySchema } from '@livery/delivery-contracts';
import { CurrentPrincipal, Endpoint, IdParam } from '@livery/http';
import { type JobResource, jobResource, jobSchema } from '@livery/jobs';
import type { Principal } from '@livery/kernel';
import { StartReplay } from '../replay/start-replay.ts';
import { ReplayDeliveriesRequest, requestedPeriod } from './replay-deliveries.request.ts';
import { WRITE_WEBHOOKS } from './webhook-scopes.ts';

/** Sends deliveries again: one of them, or those of a period. */
@Controller()
export class WebhookReplaysController {
  constructor(
    private readonly retryDelivery: RetryDelivery,
    private readonly startReplay: StartReplay,
  ) {}

  @Endpoint({
    method: 'POST',
    path: '/webhook_deliveries/:id/retry',
    operationId: 'retryWebhookDelivery',
    area: 'Events and webhooks',
    summary: 'Retry a delivery',
    description:
      'Asks for one more attempt now, outside the schedule, with the same `sequence` and the same bytes. The response shows the delivery before this attempt; GET /webhook_deliveries/{id} shows its result, usually within a second. A 2xx makes the delivery `delivered`. After any other result it keeps its status and its `next_retry_at`; a delivered one stays delivered. `attempt_count` counts the attempt. Until the attempt has ended, further requests get the same response and ask for nothing more. The endpoint must be enabled. A test cannot be retried.',
    scopes: WRITE_WEBHOOKS,
    status: 202,
    response: webhookDeliverySchema,
    errors: ['resource_missing', 'resource_conflict'],
  })
  async retry(@CurrentPrincipal() { tenant }: Principal, @IdParam('whd') id: string): Promise<WebhookDeliveryResource> {
    return webhookDeliveryResource(await this.retryDelivery.execute(tenant, id));
  }

  @Endpoint({
    method: 'POST',
    path: '/webhook_endpoints/:id/replay',
    operationId: 'replayWebhookDeliveries',
    area: 'Events and webhooks',
    summary: 'Replay the deliveries of a period',
    description:
      'Starts a job that sends deliveries of a period again. Each keeps its id, its `sequence` and its bytes, becomes `pending` and has five new attempts, the first at once; `attempt_count` goes on. Pending deliveries are left alone. With the status `missing` or `all`, events that the endpoint wants now, and of which it has no delivery, get one with the next sequence numbers, in the order of the events. Any number of deliveries is possible; they are sent behind new events and retries. The `result` of the job has the numbers `failed`, `abandoned` and `delivered` (deliveries that were sent again, by the status that they had), `created`, and `already_pending`. With `dry_run` the job changes nothing, and counts what it would do. The job fails with `resource_conflict` if the endpoint is disabled meanwhile. The endpoint must be enabled.',
    scopes: WRITE_WEBHOOKS,
    status: 202,
    response: jobSchema,
    errors: ['resource_missing', 'resource_conflict'],
  })
  async replay(
    @CurrentPrincipal() { tenant, actor }: Principal,
    @IdParam('whk') endpointId: string,
    @Body() body: ReplayDeliveriesRequest,
  ): Promise<JobResource> {
    const job = await this.startReplay.execute({
      tenant,
      endpointId,
      period: requestedPeriod(body),
      status: body.status ?? 'all',
      isDryRun: body.dry_run ?? false,
      requestedBy: actor,
    });
    return jobResource(job);
  }
}
