import type { AttemptOutcome } from '@livery/delivery-domain';
import type { ClaimedDelivery } from './unscoped-delivery-queue.ts';

/** Sends one signed request to an endpoint (Standard Webhooks 1.0). */
export abstract class WebhookSender {
  /**
   * Resolves within the deadline, whatever the endpoint does. It rejects only if the sender is closed or has a defect.
   */
  abstract send(delivery: ClaimedDelivery): Promise<AttemptOutcome>;
}
