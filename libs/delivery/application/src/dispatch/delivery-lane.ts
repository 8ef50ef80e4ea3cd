import type { Clock } from '@livery/kernel';
import type {
  ClaimedDelivery,
  DeliverySource,
  FinishedAttempt,
  UnscopedDeliveryQueue,
} from '../ports/unscoped-delivery-queue.ts';
import type { WebhookSender } from '../ports/webhook-sender.ts';
import type { AttemptLedger } from './attempt-ledger.ts';
import { AttemptSlots } from './attempt-slots.ts';
import { ClaimLoop } from './claim-loop.ts';
import { ClaimedDeliveries } from './claimed-deliveries.ts';
import type { EndpointHealthTracker } from './endpoint-health-tracker.ts';

export interface LaneOptions {
  readonly sources: readonly DeliverySource[];
  /**
   * The number of attempts that may be in flight: sent, but their results not yet written. After a crash of the process at
   * most this many are sent a second time.
   */
  readonly slots: number;
  /** The number of requests that may be in flight to one endpoint. */
  readonly perEndpoint: number;
  /** Waits for a few milliseconds, so that one statement can serve more deliveries. */
  readonly linger: () => Promise<void>;
  readonly report: (error: unknown) => void;
}

export interface LaneWork {
  readonly queue: UnscopedDeliveryQueue;
  readonly sender: WebhookSender;
  readonly ledger: AttemptLedger;
  readonly endpointHealth: EndpointHealthTracker;
  readonly clock: Clock;
}

/**
 * Attempts due deliveries of some sources in a fixed number of slots. Claiming, sending and writing results run at the same
 * time: `ClaimLoop` claims, `ClaimedDeliveries` holds what was claimed, and `AttemptSlots` sends it.
 */
export class DeliveryLane {
  private readonly claimed: ClaimedDeliveries;
  private readonly claimLoop: ClaimLoop;
  private readonly attempts: AttemptSlots;

  constructor(
    private readonly work: LaneWork,
    options: LaneOptions,
  ) {
    this.claimed = new ClaimedDeliveries(work.queue, work.clock, options.perEndpoint);
    this.attempts = new AttemptSlots(this.claimed, work.sender, {
      slots: options.slots,
      conclude: (attempt) => this.conclude(attempt),
      onSlotFreed: () => this.claimLoop.slotFreed(),
      report: options.report,
    });
    this.claimLoop = new ClaimLoop(this.claimed, work, {
      ...options,
      onClaimed: () => this.attempts.fill(),
      conclude: (attempt) => this.conclude(attempt),
    });
  }

  /** Every delivery that this lane has claimed and whose result is not yet written. */
  get inFlight(): readonly ClaimedDelivery[] {
    return this.claimed.all;
  }

  /** Looks for due deliveries. */
  wake(): void {
    this.claimLoop.wake();
  }

  /** Renews claims that are a few seconds old, and drops deliveries whose claim no longer holds. */
  async renewClaims(): Promise<void> {
    await this.claimed.renew();
  }

  /** Stops claiming and sending. @returns once every result is written; deliveries that are claimed but not sent stay claimed */
  async stop(): Promise<void> {
    await Promise.all([this.claimLoop.stop(), this.attempts.stop()]);
  }

  /** Writes the result of an attempt, then applies it to the endpoint. */
  private async conclude(attempt: FinishedAttempt): Promise<void> {
    const { ledger, endpointHealth } = this.work;
    await ledger.record(attempt);
    if (attempt.outcome.succeeded) {
      endpointHealth.succeeded(attempt.delivery);
      return;
    }
    const acceptsMore = await endpointHealth.failed(attempt);
    if (!acceptsMore) this.claimed.dropUnsentOf(attempt.delivery.endpoint.id);
  }
}
