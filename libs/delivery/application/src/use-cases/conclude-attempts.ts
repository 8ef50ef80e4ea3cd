import { type AttemptVerdict, concludeAttempt, judgeEndpointHealth, saysGone } from '@livery/delivery-domain';
import type { Clock } from '@livery/kernel';
import type { FinishedAttempt, UnscopedDeliveryQueue } from '../ports/unscoped-delivery-queue.ts';
import type { TendEndpoint } from './tend-endpoint.ts';

/** Writes down what attempts have come to, many at a time, and draws the consequences for their endpoints. */
export class ConcludeAttempts {
  constructor(
    private readonly queue: UnscopedDeliveryQueue,
    private readonly tendEndpoint: TendEndpoint,
    private readonly clock: Clock,
  ) {}

  /** Safe to repeat with the same attempts after a failure. */
  async execute(attempts: readonly FinishedAttempt[]): Promise<void> {
    const now = this.clock.now();
    await this.queue.settle(
      attempts.map((attempt) => ({ ...attempt, state: concludeAttempt(attempt.delivery, attempt.outcome, now) })),
    );
    for (const [{ delivery }, verdict] of verdicts(attempts)) {
      if (!isWorthATransaction(delivery.endpoint, verdict, now)) continue;
      await this.tendEndpoint.execute(delivery.tenant, delivery.endpoint.id, verdict);
    }
  }
}

/** One verdict an endpoint, with an attempt that stands for it. */
function verdicts(attempts: readonly FinishedAttempt[]): Iterable<readonly [FinishedAttempt, AttemptVerdict]> {
  const found = new Map<string, readonly [FinishedAttempt, AttemptVerdict]>();
  for (const attempt of attempts) {
    const { id } = attempt.delivery.endpoint;
    const verdict = verdictOf(attempt);
    const known = found.get(id)?.[1];
    if (known === undefined || outweighs(verdict, known)) found.set(id, [attempt, verdict]);
  }
  return found.values();
}

function verdictOf({ outcome }: FinishedAttempt): AttemptVerdict {
  if (saysGone(outcome)) return 'gone';
  return outcome.succeeded ? 'succeeded' : 'failed';
}

function outweighs(verdict: AttemptVerdict, known: AttemptVerdict): boolean {
  return verdict === 'gone' || (verdict === 'succeeded' && known === 'failed');
}

/** By what was known when the delivery was claimed: most attempts change nothing, and cost no look at their endpoint. */
function isWorthATransaction(
  endpoint: FinishedAttempt['delivery']['endpoint'],
  verdict: AttemptVerdict,
  now: Date,
): boolean {
  const change = judgeEndpointHealth(endpoint, verdict, now);
  return change !== 'none' && !(change === 'keeps_failing' && endpoint.failingTold);
}
