import type { WebhookEndpoint } from '@livery/delivery-domain';
import type { Transaction } from '@livery/kernel';

export interface NewTestDelivery {
  readonly id: string;
  readonly eventId: string;
  readonly at: Date;
}

/** Creates deliveries of test events. The relay creates all others. */
export abstract class TestDeliveries {
  /** Creates a delivery without a sequence number that is due at once. The caller holds the lock on the endpoint. */
  abstract insert(endpoint: WebhookEndpoint, delivery: NewTestDelivery, transaction: Transaction): Promise<void>;
}
