import type { WebhookDelivery } from '@livery/delivery-domain';
import type { Transaction } from '@livery/kernel';

/** Attempts outside the schedule, which callers ask for. */
export abstract class RequestedAttempts {
  /**
   * Asks for one attempt, which the dispatcher makes soon. The caller holds a lock on the endpoint. While a delivery has a request
   * whose attempt has not ended, a further one changes nothing.
   */
  abstract request(delivery: WebhookDelivery, at: Date, transaction: Transaction): Promise<void>;
}
