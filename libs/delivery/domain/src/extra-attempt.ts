import type { AttemptOutcome } from './attempt.ts';
import { webhookEndpointDeleted, webhookEndpointDisabled } from './delivery.errors.ts';
import type { DeliveredState } from './webhook-delivery.ts';
import type { WebhookEndpoint } from './webhook-endpoint.ts';

/**
 * Checks that something may be sent to the endpoint of a delivery.
 * @param endpoint null if it was deleted
 * @throws DomainError `resource_conflict`
 */
export function assertAcceptsDeliveries(endpoint: Pick<WebhookEndpoint, 'status'> | null): void {
  if (endpoint === null) throw webhookEndpointDeleted();
  if (endpoint.status === 'disabled') throw webhookEndpointDisabled();
}

/**
 * Returns the state of a delivery after an attempt outside its schedule. A success makes it delivered. After a failure it keeps its
 * state: a pending one its next attempt, and a delivered one stays delivered.
 * @returns null if the state stays
 */
export function concludeExtraAttempt({ succeeded }: AttemptOutcome, now: Date): DeliveredState | null {
  return succeeded ? { status: 'delivered', nextRetryAt: null, completed: now } : null;
}
