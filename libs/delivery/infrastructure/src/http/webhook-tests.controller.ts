import { setTimeout } from 'node:timers/promises';
import { Controller, Inject, Res } from '@nestjs/common';
import {
  attemptedDeliveryResource,
  awaitAttempt,
  TestWebhookEndpoint,
  WebhookDeliveryRepository,
} from '@livery/delivery-application';
import { type AttemptedDeliveryResource, attemptedDeliverySchema } from '@livery/delivery-contracts';
import { CurrentPrincipal, Endpoint, endOfWaiting, IdParam } from '@livery/http';
import { type Principal, resourceMissing } from '@livery/kernel';
import type { Response } from 'express';
import { WRITE_WEBHOOKS } from './webhook-scopes.ts';

/** The token of the longest wait for the worker's attempt, in milliseconds. */
export const TEST_WAIT_MS = Symbol('the longest wait for the attempt of a test');

const pause = (ms: number, signal: AbortSignal): Promise<void> => setTimeout(ms, undefined, { signal });

@Controller()
export class WebhookTestsController {
  constructor(
    private readonly testWebhookEndpoint: TestWebhookEndpoint,
    private readonly deliveries: WebhookDeliveryRepository,
    @Inject(TEST_WAIT_MS) private readonly waitMs: number,
  ) {}

  @Endpoint({
    method: 'POST',
    path: '/webhook_endpoints/:id/test',
    operationId: 'testWebhookEndpoint',
    area: 'Events and webhooks',
    summary: 'Test a webhook endpoint',
    description:
      'Sends an event `platform.webhook_endpoint.test` to this endpoint only, whatever its `enabled_events`, waits up to 20 seconds, and returns the delivery with the attempt: the response of the endpoint, or the reason why there is none. A test is attempted once, has no `sequence`, and does not count for `failing_since`; nothing that it meets disables the endpoint. A disabled endpoint cannot be tested. Each request sends a test: `Idempotency-Key` is ignored.',
    scopes: WRITE_WEBHOOKS,
    response: attemptedDeliverySchema,
    otherStatuses: {
      202: {
        description: 'The test has not been attempted yet. `GET /webhook_deliveries/{id}` shows its attempt later.',
      },
    },
    errors: ['resource_missing', 'resource_conflict'],
    idempotent: false,
  })
  async test(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('whk') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AttemptedDeliveryResource> {
    const deliveryId = await this.testWebhookEndpoint.execute(tenant, id);
    const wait = { withinMs: this.waitMs, signal: endOfWaiting(response), pause };
    const delivery = await awaitAttempt(this.deliveries, tenant, deliveryId, wait);
    if (delivery === null) throw resourceMissing();
    if (delivery.status === 'pending') response.status(202);
    return attemptedDeliveryResource(delivery, await this.deliveries.attempts(tenant, deliveryId));
  }
}
