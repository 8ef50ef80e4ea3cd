import type { AttemptOutcome } from '@livery/delivery-domain';
import type { ClaimedDelivery } from './unscoped-delivery-queue.ts';

/** Makes one signed request to an endpoint (Standard Webhooks 1.0), within the deadline. */
export abstract class WebhookSender {
  /** Whatever the endpoint does is an outcome; a rejection is a defect of ours, or the end of the process. */
  abstract send(delivery: ClaimedDelivery): Promise<AttemptOutcome>;
}
