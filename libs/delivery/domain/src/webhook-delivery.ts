import type { Tenant } from '@livery/kernel';
import type { AttemptOutcome } from './attempt.ts';
import { parseRetryAfter } from './retry-after.ts';
import { nextAttemptAt, type RetryPolicy } from './retry-schedule.ts';

/** The state of a delivery. Only a pending delivery is attempted again; `nextRetryAt` says when. */
export type WebhookDeliveryState =
  | { readonly status: 'pending'; readonly nextRetryAt: Date; readonly completed: null }
  | { readonly status: 'failed' | 'abandoned'; readonly nextRetryAt: null; readonly completed: Date }
  | DeliveredState;

export interface DeliveredState {
  readonly status: 'delivered';
  readonly nextRetryAt: null;
  readonly completed: Date;
}

/** The result of the last attempt. Each field is null until there is a value for it. */
export interface LastAttempt {
  readonly responseStatus: number | null;
  readonly responseBody: string | null;
  readonly error: string | null;
}

/** The delivery of one event to one endpoint. */
export type WebhookDelivery = WebhookDeliveryState & {
  readonly id: string;
  readonly tenant: Tenant;
  readonly endpointId: string;
  readonly eventId: string;
  /** Numbers the deliveries of an endpoint from 1, without gaps. It is null for test deliveries. */
  readonly sequence: number | null;
  readonly attemptCount: number;
  readonly lastAttempt: LastAttempt;
  readonly created: Date;
};

/** Whether a delivery is a test: it is attempted once, and its result says nothing about the health of the endpoint. */
export function isTest({ sequence }: Pick<WebhookDelivery, 'sequence'>): boolean {
  return sequence === null;
}

/** Returns the state of a pending delivery after one more attempt (interface document, section 3). @param random from 0 to below 1 */
export function concludeAttempt(
  delivery: Pick<WebhookDelivery, 'attemptCount' | 'sequence'>,
  outcome: AttemptOutcome,
  now: Date,
  { policy, random }: { readonly policy?: RetryPolicy | undefined; readonly random: number },
): WebhookDeliveryState {
  if (outcome.succeeded) return { status: 'delivered', nextRetryAt: null, completed: now };
  const failed = { failures: delivery.attemptCount + 1, at: now, requestedMs: requestedWait(outcome, now), random };
  const next = isTest(delivery) ? null : nextAttemptAt(failed, policy);
  return next === null
    ? { status: 'failed', nextRetryAt: null, completed: now }
    : { status: 'pending', nextRetryAt: next, completed: null };
}

function requestedWait({ response }: AttemptOutcome, now: Date): number | null {
  const text = response?.headers['retry-after'];
  return text === undefined ? null : parseRetryAfter(text, now);
}
