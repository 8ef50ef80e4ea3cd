import { webhookEndpointFailing } from '@livery/delivery-contracts';
import {
  type AttemptVerdict,
  type DisabledReason,
  disableWebhookEndpoint,
  judgeEndpointHealth,
  type WebhookEndpoint,
} from '@livery/delivery-domain';
import { type Clock, type EventLog, newEvent, type Tenant, type Transaction, type UnitOfWork } from '@livery/kernel';
import { eventsOfChange } from '../events-of-change.ts';
import type { FailureNotices } from '../ports/failure-notices.ts';
import type { WebhookDeliveryRepository } from '../ports/webhook-delivery.repository.ts';
import type { WebhookEndpointRepository } from '../ports/webhook-endpoint.repository.ts';
import { webhookEndpointResource } from '../resources/webhook-endpoint.resource.ts';

/** Draws the consequences of a failed attempt for their endpoint: failing since when, told of, or disabled. */
export class TendEndpoint {
  constructor(
    private readonly endpoints: WebhookEndpointRepository,
    private readonly deliveries: WebhookDeliveryRepository,
    private readonly notices: FailureNotices,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** An endpoint that is disabled or gone by now is left alone. @returns whether it is to get anything further */
  execute(tenant: Tenant, endpointId: string, verdict: AttemptVerdict): Promise<boolean> {
    const now = this.clock.now();
    return this.unitOfWork.run(async (transaction) => {
      const endpoint = await this.endpoints.findForUpdate(tenant, endpointId, transaction);
      if (endpoint?.status !== 'enabled') return false;
      const tended = await this.apply(endpoint, verdict, now, transaction);
      return tended.status === 'enabled';
    });
  }

  private async apply(
    endpoint: WebhookEndpoint,
    verdict: AttemptVerdict,
    now: Date,
    transaction: Transaction,
  ): Promise<WebhookEndpoint> {
    const change = judgeEndpointHealth(endpoint, verdict, now);
    switch (change) {
      case 'none':
        return endpoint;
      case 'begins_to_fail':
        return this.begin(endpoint, now, transaction);
      case 'keeps_failing':
        return this.tell(endpoint, now, transaction);
      case 'is_gone':
        return this.disable(endpoint, 'gone', now, transaction);
      case 'has_failed_for_days':
        return this.disable(endpoint, 'failing', now, transaction);
    }
  }

  private async begin(endpoint: WebhookEndpoint, now: Date, transaction: Transaction): Promise<WebhookEndpoint> {
    const failing = { ...endpoint, failingSince: now };
    await this.endpoints.update(failing, transaction);
    return failing;
  }

  private async tell(endpoint: WebhookEndpoint, now: Date, transaction: Transaction): Promise<WebhookEndpoint> {
    const { tenant, id } = endpoint;
    if (await this.notices.claim(tenant, id, now, transaction)) {
      const event = newEvent(webhookEndpointFailing, tenant, { object: webhookEndpointResource(endpoint) });
      await this.eventLog.append(event, transaction);
    }
    return endpoint;
  }

  private async disable(
    endpoint: WebhookEndpoint,
    reason: DisabledReason,
    now: Date,
    transaction: Transaction,
  ): Promise<WebhookEndpoint> {
    const disabled = disableWebhookEndpoint(endpoint, reason, now);
    await this.endpoints.update(disabled, transaction);
    await this.deliveries.abandonPending(endpoint.tenant, endpoint.id, now, transaction);
    for (const event of eventsOfChange(endpoint, disabled)) await this.eventLog.append(event, transaction);
    return disabled;
  }
}
