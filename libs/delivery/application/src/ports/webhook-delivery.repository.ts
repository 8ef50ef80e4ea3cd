import type { AttemptOutcome, WebhookDelivery } from '@livery/delivery-domain';
import type { CreatedRange, Page, PageRequest, Tenant, Transaction } from '@livery/kernel';

export interface DeliveryFilter {
  readonly status: WebhookDelivery['status'] | null;
  readonly eventId: string | null;
  /** Only deliveries whose sequence is greater. */
  readonly afterSequence: number | null;
  readonly created: CreatedRange;
}

export interface RecordedAttempt extends AttemptOutcome {
  readonly id: string;
}

/** Deliveries as their organization sees them; the dispatcher works through `UnscopedDeliveryQueue`. */
export abstract class WebhookDeliveryRepository {
  abstract find(tenant: Tenant, id: string): Promise<WebhookDelivery | null>;
  /** In the order of their making, oldest first. */
  abstract attempts(tenant: Tenant, deliveryId: string): Promise<readonly RecordedAttempt[]>;
  /** Oldest first. */
  abstract list(
    tenant: Tenant,
    endpointId: string,
    filter: DeliveryFilter,
    page: PageRequest,
  ): Promise<Page<WebhookDelivery>>;
  /** Ends every pending delivery of an endpoint; an attempt in flight may still finish. */
  abstract abandonPending(tenant: Tenant, endpointId: string, at: Date, transaction: Transaction): Promise<void>;
}
