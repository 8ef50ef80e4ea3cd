import { webhookEndpointDeleted } from '@livery/delivery-contracts';
import { type Clock, type EventLog, newEvent, type Tenant, type UnitOfWork, resourceMissing } from '@livery/kernel';
import type { WebhookDeliveryRepository } from '../ports/webhook-delivery.repository.ts';
import type { WebhookEndpointRepository } from '../ports/webhook-endpoint.repository.ts';
import { webhookEndpointResource } from '../resources/webhook-endpoint.resource.ts';

/** Deletes a webhook endpoint and its signing secrets. Its deliveries stay, and the pending ones are abandoned. */
export class DeleteWebhookEndpoint {
  constructor(
    private readonly endpoints: WebhookEndpointRepository,
    private readonly deliveries: WebhookDeliveryRepository,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing` */
  async execute(tenant: Tenant, id: string): Promise<void> {
    await this.unitOfWork.run(async (transaction) => {
      const endpoint = await this.endpoints.findForUpdate(tenant, id, transaction);
      if (endpoint === null) throw resourceMissing();
      await this.endpoints.delete(endpoint, transaction);
      await this.deliveries.abandonPending(tenant, id, this.clock.now(), transaction);
      const data = { object: webhookEndpointResource(endpoint) };
      await this.eventLog.append(newEvent(webhookEndpointDeleted, tenant, data), transaction);
    });
  }
}
