import { webhookEndpointTest } from '@livery/delivery-contracts';
import { testOfDisabledEndpoint } from '@livery/delivery-domain';
import {
  type Clock,
  type EventLog,
  newEvent,
  newId,
  type Tenant,
  type UnitOfWork,
  resourceMissing,
} from '@livery/kernel';
import type { TestDeliveries } from '../ports/test-deliveries.ts';
import type { WebhookEndpointRepository } from '../ports/webhook-endpoint.repository.ts';
import { webhookEndpointResource } from '../resources/webhook-endpoint.resource.ts';

/** Writes a test event, with a delivery of it to one endpoint only. The worker attempts it once. */
export class TestWebhookEndpoint {
  constructor(
    private readonly endpoints: WebhookEndpointRepository,
    private readonly deliveries: TestDeliveries,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @returns the id of the delivery @throws DomainError `resource_missing`; `resource_conflict` if the endpoint is disabled */
  execute(tenant: Tenant, id: string): Promise<string> {
    return this.unitOfWork.run(async (transaction) => {
      const endpoint = await this.endpoints.findForUpdate(tenant, id, transaction);
      if (endpoint === null) throw resourceMissing();
      if (endpoint.status === 'disabled') throw testOfDisabledEndpoint();
      const delivery = { id: newId(), eventId: newId(), at: this.clock.now() };
      const data = { object: webhookEndpointResource(endpoint) };
      const event = { ...newEvent(webhookEndpointTest, tenant, data), id: delivery.eventId };
      await this.eventLog.append(event, transaction);
      await this.deliveries.insert(endpoint, delivery, transaction);
      return delivery.id;
    });
  }
}
