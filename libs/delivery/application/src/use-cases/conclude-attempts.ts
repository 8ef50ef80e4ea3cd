import {
  concludeAttempt,
  concludeExtraAttempt,
  type RetryPolicy,
  type WebhookDeliveryState,
} from '@livery/delivery-domain';
import type { Clock } from '@livery/kernel';
import type { FinishedAttempt, UnscopedDeliveryQueue } from '../ports/unscoped-delivery-queue.ts';

export interface RetrySettings {
  readonly policy?: RetryPolicy | undefined;
  /** Returns a random number from 0 to below 1. */
  readonly random: () => number;
}

/** Writes the results of many attempts at once, and the states of their deliveries that follow from them. */
export class ConcludeAttempts {
  constructor(
    private readonly queue: UnscopedDeliveryQueue,
    private readonly clock: Clock,
    private readonly settings: RetrySettings,
  ) {}

  /** May be repeated with the same attempts after an error: each attempt counts once. */
  async execute(attempts: readonly FinishedAttempt[]): Promise<void> {
    const now = this.clock.now();
    await this.queue.settle(attempts.map((attempt) => ({ ...attempt, state: this.stateAfter(attempt, now) })));
  }

  private stateAfter({ delivery, outcome }: FinishedAttempt, now: Date): WebhookDeliveryState | null {
    if (delivery.isExtra === true) return concludeExtraAttempt(outcome, now);
    const { policy, random } = this.settings;
    return concludeAttempt(delivery, outcome, now, { policy, random: random() });
  }
}
