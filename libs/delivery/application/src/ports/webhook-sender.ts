import type { AttemptOutcome } from '@livery/delivery-domain';
import type { ClaimedDelivery } from './unscoped-delivery-queue.ts';

/** Sends one signed request to an endpoint (Standard Webhooks 1.0). */
export abstract class WebhookSender {
  /**
   * Resolves within the deadline, whatever the endpoint does. It rejects only if the sender is closed, the secrets of the endpoint
   * cannot be read, or it has a defect.
   * @param traceparent the span of the attempt, which the request passes on (default: none)
   */
  abstract send(delivery: ClaimedDelivery, traceparent?: string): Promise<AttemptOutcome>;
}
