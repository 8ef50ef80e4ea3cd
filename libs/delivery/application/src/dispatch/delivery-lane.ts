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
import type { EndpointPaces } from './endpoint-paces.ts';
import type { ClaimTerms } from './held-claims.ts';
import { Places } from './places.ts';

export interface LaneOptions extends ClaimTerms {
  readonly sources: readonly DeliverySource[];
  /** Organizations share them. An attempt holds one until its result is written, for 0.8 s at most while it has no answer. */
  readonly slots: number;
  /** Waits for a few milliseconds, so that one statement can serve more deliveries. */
  readonly linger: () => Promise<void>;
  /** Called whenever an attempt has begun. */
  readonly onStarted: () => void;
  readonly report: (error: unknown) => void;
}

export interface LaneWork {
  readonly queue: UnscopedDeliveryQueue;
  readonly sender: WebhookSender;
  readonly ledger: AttemptLedger;
  readonly endpointHealth: EndpointHealthTracker;
  readonly paces: EndpointPaces;
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
    const { queue, sender, paces } = work;
    const slots = new Places(options.slots);
    this.claimed = new ClaimedDeliveries(queue, {
      ...options,
      paces,
      organizationMayStart: (id) => slots.roomFor(id) > 0,
    });
    const conclude = (attempt: FinishedAttempt): Promise<void> => this.conclude(attempt);
    const onSlotFreed = (): void => this.claimLoop.slotFreed();
    this.attempts = new AttemptSlots(this.claimed, sender, { ...options, slots, paces, conclude, onSlotFreed });
    this.claimLoop = new ClaimLoop(this.claimed, work, {
      ...options,
      onClaimed: () => this.attempts.fill(),
      conclude,
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

  get areClaimsDoubted(): boolean {
    return this.claimed.areDoubted;
  }

  /** The database may have lost claims. Nothing is sent until they have been renewed. */
  doubtClaims(): void {
    this.claimed.doubt();
  }

  /** Renews claims that are a few seconds old or doubted, and drops deliveries whose claim no longer holds. */
  async renewClaims(): Promise<void> {
    await this.claimed.renew();
    this.attempts.fill();
  }

  /** A tenth of a second has passed. */
  tick(): void {
    this.attempts.tick();
  }

  /**
   * Gives up what is claimed for endpoints that hang. Nothing is claimed for them until `readmit`.
   * @returns the deliveries that were given up, which are still claimed in the database
   */
  expel(endpointIds: readonly string[]): readonly ClaimedDelivery[] {
    return endpointIds.flatMap((id) => {
      this.claimed.close(id);
      return this.claimed.dropUnsentOf(id);
    });
  }

  readmit(endpointIds: readonly string[]): void {
    for (const id of endpointIds) this.claimed.open(id);
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
      endpointHealth.succeeded(attempt);
      return;
    }
    const acceptsMore = await endpointHealth.failed(attempt);
    if (!acceptsMore) this.claimed.dropUnsentOf(attempt.delivery.endpoint.id);
  }
}
