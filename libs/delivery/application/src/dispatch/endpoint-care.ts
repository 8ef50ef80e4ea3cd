import { type AttemptVerdict, judgeEndpointHealth, saysGone } from '@livery/delivery-domain';
import type { Clock } from '@livery/kernel';
import type { FinishedAttempt } from '../ports/unscoped-delivery-queue.ts';
import type { EndpointKey, UnscopedEndpointRecovery } from '../ports/unscoped-endpoint-recovery.ts';
import type { TendEndpoint } from '../use-cases/tend-endpoint.ts';

/**
 * Draws the consequences of written attempts for their endpoints, beside the ledger: an endpoint whose row is locked holds
 * up nobody else's results. What is lost in a crash, the next attempt draws again.
 */
export class EndpointCare {
  private readonly tending = new Map<string, Promise<boolean>>();
  private well = new Map<string, EndpointKey>();
  private recovering: Promise<void> | null = null;

  constructor(
    private readonly tendEndpoint: TendEndpoint,
    private readonly recovery: UnscopedEndpointRecovery,
    private readonly clock: Clock,
    private readonly linger: () => Promise<void>,
    private readonly report: (error: unknown) => void,
  ) {}

  /** Noted for all endpoints together, soon. */
  succeeded({ tenant, endpoint: { id } }: FinishedAttempt['delivery']): void {
    this.well.set(id, { tenant, id });
    this.recovering ??= this.recoverAll().finally(() => (this.recovering = null));
  }

  /** @returns once the consequences are drawn: whether the endpoint is to get anything further */
  async failed(attempt: FinishedAttempt): Promise<boolean> {
    const { endpoint } = attempt.delivery;
    const verdict: AttemptVerdict = saysGone(attempt.outcome) ? 'gone' : 'failed';
    if (!isWorthATransaction(endpoint, verdict, this.clock.now())) return true;
    // What was found by an attempt at the same time is what this one would find.
    const key = `${verdict} ${endpoint.id}`;
    const tending = this.tending.get(key) ?? this.tend(attempt, verdict).finally(() => this.tending.delete(key));
    this.tending.set(key, tending);
    return tending;
  }

  /** @returns once what was noted is written */
  async stop(): Promise<void> {
    await this.recovering;
  }

  private async tend({ delivery: { tenant, endpoint } }: FinishedAttempt, verdict: AttemptVerdict): Promise<boolean> {
    try {
      return await this.tendEndpoint.execute(tenant, endpoint.id, verdict);
    } catch (error) {
      this.report(error);
      return true;
    }
  }

  private async recoverAll(): Promise<void> {
    while (this.well.size > 0) {
      await this.linger();
      const endpoints = [...this.well.values()];
      this.well = new Map();
      try {
        await this.recovery.recover(endpoints);
      } catch (error) {
        this.report(error);
      }
    }
  }
}

/** By what was known when the delivery was claimed: most failures change nothing, and cost no look at their endpoint. */
function isWorthATransaction(
  endpoint: FinishedAttempt['delivery']['endpoint'],
  verdict: AttemptVerdict,
  now: Date,
): boolean {
  const change = judgeEndpointHealth(endpoint, verdict, now);
  return change !== 'none' && !(change === 'keeps_failing' && endpoint.failingTold);
}
