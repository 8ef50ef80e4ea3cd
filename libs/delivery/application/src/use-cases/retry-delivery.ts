import { assertAcceptsDeliveries, isTest, retryOfTest, type WebhookDelivery } from '@livery/delivery-domain';
import { type Clock, resourceMissing, type Tenant, type UnitOfWork } from '@livery/kernel';
import type { RequestedAttempts } from '../ports/requested-attempts.ts';
import type { WebhookDeliveryRepository } from '../ports/webhook-delivery.repository.ts';
import type { WebhookEndpointRepository } from '../ports/webhook-endpoint.repository.ts';

/** Asks for one attempt of a delivery now, outside its schedule. It appends no event, since no record has changed yet. */
export class RetryDelivery {
  constructor(
    private readonly endpoints: WebhookEndpointRepository,
    private readonly deliveries: WebhookDeliveryRepository,
    private readonly requests: RequestedAttempts,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the delivery before the attempt
   * @throws DomainError `resource_missing`; `resource_conflict` if the endpoint is disabled or deleted, or the delivery is a test
   */
  async execute(tenant: Tenant, id: string): Promise<WebhookDelivery> {
    const delivery = await this.deliveries.find(tenant, id);
    if (delivery === null) throw resourceMissing();
    if (isTest(delivery)) throw retryOfTest();
    await this.unitOfWork.run(async (transaction) => {
      assertAcceptsDeliveries(await this.endpoints.findForShare(tenant, delivery.endpointId, transaction));
      await this.requests.request(delivery, this.clock.now(), transaction);
    });
    return delivery;
  }
}
