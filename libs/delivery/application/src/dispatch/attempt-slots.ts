import { newId } from '@livery/kernel';
import type { ClaimedDelivery, FinishedAttempt } from '../ports/unscoped-delivery-queue.ts';
import type { WebhookSender } from '../ports/webhook-sender.ts';
import type { ClaimedDeliveries } from './claimed-deliveries.ts';

export interface AttemptSlotsOptions {
  /** The number of attempts that may be in flight: sent, but their results not yet written. */
  readonly slots: number;
  /** Writes the result of an attempt and applies it to the endpoint. */
  readonly conclude: (attempt: FinishedAttempt) => Promise<void>;
  /** Called whenever an attempt is over. */
  readonly onSlotFreed: () => void;
  readonly report: (error: unknown) => void;
}

/** Sends claimed deliveries in a fixed number of slots. A slot is taken from the request until the result is written. */
export class AttemptSlots {
  private taken = 0;
  private isFillScheduled = false;
  private stopped = false;
  private onAllFree: (() => void) | null = null;

  constructor(
    private readonly claimed: ClaimedDeliveries,
    private readonly sender: WebhookSender,
    private readonly options: AttemptSlotsOptions,
  ) {}

  /** Sends ready deliveries in the free slots, in the next microtask: calls until then count as one. */
  fill(): void {
    if (this.isFillScheduled) return;
    this.isFillScheduled = true;
    queueMicrotask(() => {
      this.isFillScheduled = false;
      if (!this.stopped) this.sendReady();
    });
  }

  /** Sends nothing more. @returns once every slot is free */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.taken === 0) return;
    await new Promise<void>((resolve) => {
      this.onAllFree = resolve;
    });
  }

  private sendReady(): void {
    while (this.taken < this.options.slots) {
      const delivery = this.claimed.take();
      if (delivery === undefined) return;
      void this.attempt(delivery);
    }
  }

  private async attempt(delivery: ClaimedDelivery): Promise<void> {
    this.taken += 1;
    try {
      const outcome = await this.sender.send(delivery);
      if (outcome.succeeded) this.answered(delivery);
      await this.options.conclude({ id: newId(), delivery, outcome });
      // After a failure nothing is sent to the endpoint until the failure is applied to it: it may be disabled by then.
      if (!outcome.succeeded) this.answered(delivery);
    } catch (error) {
      // The claim expires, and the delivery is attempted again.
      this.options.report(error);
      this.answered(delivery);
    }
    this.claimed.concluded(delivery);
    this.taken -= 1;
    if (this.taken === 0) this.onAllFree?.();
    this.options.onSlotFreed();
    this.fill();
  }

  private answered(delivery: ClaimedDelivery): void {
    this.claimed.answered(delivery);
    this.fill();
  }
}
