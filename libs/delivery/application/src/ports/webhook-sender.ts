import type { AttemptOutcome } from '@livery/delivery-domain';
import type { ClaimedDelivery } from './unscoped-delivery-queue.ts';

/** Nothing was sent, because the delivery may no longer be sent by this process. */
export class NotSent extends Error {
  constructor() {
    super('The claim has expired.');
    this.name = 'NotSent';
  }
}

/** Sends one signed request to an endpoint (Standard Webhooks 1.0). */
export abstract class WebhookSender {
  /**
   * Resolves within the deadline, whatever the endpoint does. It rejects only if the sender is closed, the secrets of the endpoint
   * cannot be read, or it has a defect.
   * @param maySend asked right before the first byte is sent, which can be long after the call if a connection must be opened
   * @param traceparent the span of the attempt, which the request passes on (default: none)
   * @throws NotSent if `maySend` returned false
   */
  abstract send(delivery: ClaimedDelivery, maySend?: () => boolean, traceparent?: string): Promise<AttemptOutcome>;
}
