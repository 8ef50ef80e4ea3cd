import type { WebhookDelivery } from '@livery/delivery-domain';
import type { CreatedRange, Page, PageRequest, Tenant } from '@livery/kernel';

/** The deliveries of one event: one for each endpoint that wants it. */
export abstract class EventDeliveries {
  /** Oldest first. */
  abstract list(
    tenant: Tenant,
    eventId: string,
    created: CreatedRange,
    page: PageRequest,
  ): Promise<Page<WebhookDelivery>>;
}
