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

/**
 * Applies a failed attempt to its endpoint: the first failure is dated, failures for an hour are reported by an event, and
 * failures for five days, or a 410, disable the endpoint.
 */
export class RecordEndpointFailure {
  constructor(
    private readonly endpoints: WebhookEndpointRepository,
    private readonly deliveries: WebhookDeliveryRepository,
    private readonly notices: FailureNotices,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Changes nothing if the endpoint has been disabled or deleted. @returns whether the endpoint is enabled afterwards */
  execute(tenant: Tenant, endpointId: string, verdict: AttemptVerdict): Promise<boolean> {
    const now = this.clock.now();
    return this.unitOfWork.run(async (transaction) => {
      const endpoint = await this.endpoints.findForUpdate(tenant, endpointId, transaction);
      if (endpoint?.status !== 'enabled') return false;
      const { status } = await this.apply(endpoint, verdict, now, transaction);
      return status === 'enabled';
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
        return this.dateFirstFailure(endpoint, now, transaction);
      case 'keeps_failing':
        return this.reportFailing(endpoint, now, transaction);
      case 'is_gone':
        return this.disable(endpoint, 'gone', now, transaction);
      case 'has_failed_for_days':
        return this.disable(endpoint, 'failing', now, transaction);
    }
  }

  private async dateFirstFailure(
    endpoint: WebhookEndpoint,
    now: Date,
    transaction: Transaction,
  ): Promise<WebhookEndpoint> {
    const failing = { ...endpoint, failingSince: now };
    await this.endpoints.update(failing, transaction);
    return failing;
  }

  private async reportFailing(
    endpoint: WebhookEndpoint,
    now: Date,
    transaction: Transaction,
  ): Promise<WebhookEndpoint> {
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
