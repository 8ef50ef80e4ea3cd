import type { Clock } from '@livery/kernel';
import type { DeliverySource, FinishedAttempt, UnscopedDeliveryQueue } from '../ports/unscoped-delivery-queue.ts';
import type { ClaimedDeliveries } from './claimed-deliveries.ts';

/** Claims are made ahead, for the lane and for each endpoint, so that requests need not wait for the next claim. */
const CLAIMS_PER_SLOT = 4;

export interface ClaimLoopWork {
  readonly queue: UnscopedDeliveryQueue;
  readonly clock: Clock;
}

export interface ClaimLoopOptions {
  readonly sources: readonly DeliverySource[];
  readonly slots: number;
  readonly perEndpoint: number;
  readonly linger: () => Promise<void>;
  readonly report: (error: unknown) => void;
  /** Called after every claim, once the sendable deliveries are among the claimed ones. */
  readonly onClaimed: () => void;
  /** Writes the result of a delivery that could not be sent. */
  readonly conclude: (attempt: FinishedAttempt) => Promise<void>;
}

/** Claims due deliveries of a lane until none is due or the lane holds enough of them. One claim runs at a time. */
export class ClaimLoop {
  /** Whether more deliveries may be due than were claimed. */
  private mayBeDue = false;
  /** Whether the last claim took less than was due because the lane, or an endpoint, had reached its limit. */
  private wasLimited = false;
  private stopped = false;
  private running: Promise<void> | null = null;

  constructor(
    private readonly claimed: ClaimedDeliveries,
    private readonly work: ClaimLoopWork,
    private readonly options: ClaimLoopOptions,
  ) {}

  wake(): void {
    this.mayBeDue = true;
    this.running ??= this.claimWhileDue().finally(() => {
      this.running = null;
      if (this.goesOn) this.wake();
    });
  }

  /** An attempt has ended. If the last claim reached a limit, the loop claims again. */
  slotFreed(): void {
    if (this.wasLimited || this.mayBeDue) this.wake();
  }

  /** @returns once the claim that is running has ended */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  private get goesOn(): boolean {
    return this.mayBeDue && this.room > 0 && !this.stopped;
  }

  /** The number of further deliveries that the lane may claim. */
  private get room(): number {
    return CLAIMS_PER_SLOT * this.options.slots - this.claimed.size;
  }

  /** Whether enough deliveries are ready to keep the slots busy. Then a claim can wait, and takes more at once, which costs less per delivery. */
  private get hasEnoughReady(): boolean {
    const { slots } = this.options;
    return this.room < slots / 2 || this.claimed.readyCount > slots / 4;
  }

  private async claimWhileDue(): Promise<void> {
    const { sources, linger, report } = this.options;
    try {
      while (this.goesOn) {
        if (this.hasEnoughReady) await linger();
        this.mayBeDue = false;
        this.wasLimited = false;
        for (const source of sources) await this.claim(source);
      }
    } catch (error) {
      // The next call of wake() tries again.
      this.mayBeDue = false;
      report(error);
    }
  }

  private async claim(source: DeliverySource): Promise<void> {
    const perEndpoint = CLAIMS_PER_SLOT * this.options.perEndpoint;
    this.wasLimited ||= this.room <= 0 || this.claimed.mostUnansweredOfAnEndpoint >= perEndpoint;
    if (this.room <= 0) return;
    const { sendable, unsendable } = await this.work.queue.claim({
      source,
      limit: this.room,
      perEndpoint,
      inFlight: this.claimed.unansweredByEndpoint,
      now: this.work.clock.now(),
    });
    for (const delivery of sendable) this.claimed.add(delivery);
    if (sendable.length + unsendable.length > 0) this.mayBeDue = true;
    this.options.onClaimed();
    await Promise.all(unsendable.map((attempt) => this.options.conclude(attempt)));
  }
}
