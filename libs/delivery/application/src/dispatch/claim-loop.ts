import type { Clock } from '@livery/kernel';
import type {
  ClaimAllowances,
  DeliverySource,
  FinishedAttempt,
  UnscopedDeliveryQueue,
} from '../ports/unscoped-delivery-queue.ts';
import type { ClaimedDeliveries } from './claimed-deliveries.ts';

export interface ClaimLoopWork {
  readonly queue: UnscopedDeliveryQueue;
  readonly clock: Clock;
}

export interface ClaimLoopOptions {
  readonly sources: readonly DeliverySource[];
  readonly slots: number;
  readonly linger: () => Promise<void>;
  readonly monotonicMs: () => number;
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
  /** Whether the last claim took less than was due because the lane, an organization or an endpoint had reached its limit. */
  private wasLimited = false;
  /** Whether deliveries may have become due. If only a slot was freed, the next claim waits for more slots. */
  private isUrgent = false;
  private stopped = false;
  private running: Promise<void> | null = null;

  constructor(
    private readonly claimed: ClaimedDeliveries,
    private readonly work: ClaimLoopWork,
    private readonly options: ClaimLoopOptions,
  ) {}

  wake(): void {
    this.isUrgent = true;
    this.start();
  }

  /** An attempt has ended. If the last claim reached a limit, the loop claims again. */
  slotFreed(): void {
    if (this.wasLimited || this.mayBeDue) this.start();
  }

  /** @returns once the claim that is running has ended */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  private start(): void {
    this.mayBeDue = true;
    this.running ??= this.claimWhileDue().finally(() => {
      this.running = null;
      if (this.goesOn) this.start();
    });
  }

  private get goesOn(): boolean {
    return this.mayBeDue && this.claimed.room > 0 && !this.stopped;
  }

  /** Whether enough deliveries are ready to keep the slots busy. Then a claim can wait, and takes more at once, which costs less per delivery. */
  private get hasEnoughReady(): boolean {
    const { slots } = this.options;
    return this.claimed.room < slots / 2 || this.claimed.readyCount > slots / 4;
  }

  private async claimWhileDue(): Promise<void> {
    const { sources, linger, report } = this.options;
    try {
      while (this.goesOn) {
        if (this.hasEnoughReady || !this.isUrgent) await linger();
        this.mayBeDue = false;
        this.wasLimited = false;
        this.isUrgent = false;
        for (const source of sources) await this.claim(source);
      }
    } catch (error) {
      // The next call of wake() tries again.
      this.mayBeDue = false;
      report(error);
    }
  }

  private async claim(source: DeliverySource): Promise<void> {
    const { room } = this.claimed;
    const allowances = this.claimed.allowances();
    this.wasLimited ||= room <= 0 || hasNone(allowances);
    if (room <= 0) return;
    const since = this.options.monotonicMs();
    const { sendable, unsendable } = await this.work.queue.claim({
      source,
      // Half of the room, so that no organization gets more than its share before the allowances are computed again.
      limit: Math.ceil(room / 2),
      allowances,
      now: this.work.clock.now(),
    });
    for (const delivery of sendable) this.claimed.add(delivery, since);
    if (sendable.length + unsendable.length > 0) this.mayBeDue = true;
    if (sendable.length > 0) this.isUrgent = true;
    this.options.onClaimed();
    await Promise.all(unsendable.map((attempt) => this.options.conclude(attempt)));
  }
}

/** Whether an endpoint or an organization has reached its limit. */
function hasNone({ byEndpoint, byOrganization }: ClaimAllowances): boolean {
  return [...byEndpoint.values(), ...byOrganization.values()].some((remaining) => remaining === 0);
}
