import { concludeAttempt } from '@livery/delivery-domain';
import type { Clock } from '@livery/kernel';
import type { FinishedAttempt, UnscopedDeliveryQueue } from '../ports/unscoped-delivery-queue.ts';

/** Writes down what attempts have come to, many at a time, and where their deliveries stand by that. */
export class ConcludeAttempts {
  constructor(
    private readonly queue: UnscopedDeliveryQueue,
    private readonly clock: Clock,
  ) {}

  /** Safe to repeat with the same attempts after a failure. */
  async execute(attempts: readonly FinishedAttempt[]): Promise<void> {
    const now = this.clock.now();
    await this.queue.settle(
      attempts.map((attempt) => ({ ...attempt, state: concludeAttempt(attempt.delivery, attempt.outcome, now) })),
    );
  }
}
