import { concludeAttempt, concludeExtraAttempt, type WebhookDeliveryState } from '@livery/delivery-domain';
import type { Clock } from '@livery/kernel';
import type { FinishedAttempt, UnscopedDeliveryQueue } from '../ports/unscoped-delivery-queue.ts';

/** Writes the results of many attempts at once, and the states of their deliveries that follow from them. */
export class ConcludeAttempts {
  constructor(
    private readonly queue: UnscopedDeliveryQueue,
    private readonly clock: Clock,
  ) {}

  /** May be repeated with the same attempts after an error: each attempt counts once. */
  async execute(attempts: readonly FinishedAttempt[]): Promise<void> {
    const now = this.clock.now();
    await this.queue.settle(attempts.map((attempt) => ({ ...attempt, state: stateAfter(attempt, now) })));
  }
}

function stateAfter({ delivery, outcome }: FinishedAttempt, now: Date): WebhookDeliveryState | null {
  return delivery.isExtra === true ? concludeExtraAttempt(outcome, now) : concludeAttempt(delivery, outcome, now);
}
