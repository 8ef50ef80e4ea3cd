import type { WebhookDelivery } from '@livery/delivery-domain';
import type { Tenant } from '@livery/kernel';
import type { WebhookDeliveryRepository } from './ports/webhook-delivery.repository.ts';

/** A worker needs a few milliseconds for a fast receiver. For slow ones, fewer statements are enough. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 250;

export interface AwaitAttemptOptions {
  readonly withinMs: number;
  /** Ends the wait. */
  readonly signal: AbortSignal;
  /** Waits, or rejects when the signal is aborted. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/**
 * Waits until a delivery has been attempted. It holds no connection of the database between two looks.
 * @returns the delivery after its attempt, or as it is at the end of the wait; null if it does not exist
 */
export async function awaitAttempt(
  deliveries: Pick<WebhookDeliveryRepository, 'find'>,
  tenant: Tenant,
  id: string,
  { withinMs, signal, pause }: AwaitAttemptOptions,
): Promise<WebhookDelivery | null> {
  const ends = performance.now() + withinMs;
  let pauseMs = FIRST_PAUSE_MS;
  let delivery = await deliveries.find(tenant, id);
  while (delivery !== null && isUntouched(delivery) && performance.now() < ends && !signal.aborted) {
    await pause(Math.min(pauseMs, Math.max(1, ends - performance.now())), signal).catch(() => undefined);
    pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS);
    delivery = await deliveries.find(tenant, id);
  }
  return delivery;
}

function isUntouched({ status, attemptCount }: WebhookDelivery): boolean {
  return status === 'pending' && attemptCount === 0;
}
