import type { AttemptOutcome, WebhookDelivery } from '@livery/delivery-domain';
import type { CreatedRange, Page, PageRequest, Tenant, Transaction } from '@livery/kernel';

export interface DeliveryFilter {
  readonly status: WebhookDelivery['status'] | null;
  readonly eventId: string | null;
  /** Only deliveries with a greater sequence number. */
  readonly afterSequence: number | null;
  readonly created: CreatedRange;
}

/** A page of a list of deliveries, which begins with the oldest ones (the default) or with the newest. */
export interface DeliveryPageRequest extends PageRequest {
  readonly order?: 'oldest' | 'newest';
}

export interface RecordedAttempt extends AttemptOutcome {
  readonly id: string;
}

/** The deliveries of one tenant. The dispatcher uses `UnscopedDeliveryQueue` instead. */
export abstract class WebhookDeliveryRepository {
  abstract find(tenant: Tenant, id: string): Promise<WebhookDelivery | null>;
  /** The attempts of a delivery, oldest first. */
  abstract attempts(tenant: Tenant, deliveryId: string): Promise<readonly RecordedAttempt[]>;
  /** Lists the deliveries of an endpoint. */
  abstract list(
    tenant: Tenant,
    endpointId: string,
    filter: DeliveryFilter,
    page: DeliveryPageRequest,
  ): Promise<Page<WebhookDelivery>>;
  /** Abandons every pending delivery of an endpoint, and withdraws requests for attempts. One that is in flight may still succeed. */
  abstract abandonPending(tenant: Tenant, endpointId: string, at: Date, transaction: Transaction): Promise<void>;
}
