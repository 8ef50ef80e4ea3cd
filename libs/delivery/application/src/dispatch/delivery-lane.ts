import { type Clock, newId } from '@livery/kernel';
import type { ClaimedDelivery, DeliverySource, UnscopedDeliveryQueue } from '../ports/unscoped-delivery-queue.ts';
import type { WebhookSender } from '../ports/webhook-sender.ts';
import type { AttemptLedger } from './attempt-ledger.ts';

export interface LaneOptions {
  readonly sources: readonly DeliverySource[];
  /** Deliveries in flight, from claim to ledger. */
  readonly places: number;
  /** Of one endpoint. */
  readonly perEndpoint: number;
  readonly report: (error: unknown) => void;
}

/** A number of places in which due deliveries are attempted; a place is free again once its attempt is written. */
export class DeliveryLane {
  private readonly flying = new Set<ClaimedDelivery>();
  private readonly byEndpoint = new Map<string, number>();
  private wanted = false;
  private stopped = false;
  private claiming: Promise<void> | null = null;
  private emptied: (() => void) | null = null;

  constructor(
    private readonly queue: UnscopedDeliveryQueue,
    private readonly sender: WebhookSender,
    private readonly ledger: AttemptLedger,
    private readonly clock: Clock,
    private readonly options: LaneOptions,
  ) {}

  get inFlight(): readonly ClaimedDelivery[] {
    return [...this.flying];
  }

  /** There may be something due. */
  wake(): void {
    this.wanted = true;
    this.claiming ??= this.claimWhileDue().finally(() => {
      this.claiming = null;
      if (this.wanted && this.free > 0 && !this.stopped) this.wake();
    });
  }

  /** Claims no more. @returns once everything in flight is written */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.claiming;
    if (this.flying.size === 0) return;
    await new Promise<void>((resolve) => {
      this.emptied = resolve;
    });
  }

  private get free(): number {
    return this.options.places - this.flying.size;
  }

  private async claimWhileDue(): Promise<void> {
    try {
      while (this.wanted && this.free > 0 && !this.stopped) {
        this.wanted = false;
        for (const source of this.options.sources) await this.claim(source);
      }
    } catch (error) {
      // The next wake-up or sweep tries again.
      this.wanted = false;
      this.options.report(error);
    }
  }

  private async claim(source: DeliverySource): Promise<void> {
    if (this.free <= 0) return;
    const { perEndpoint } = this.options;
    const claimed = await this.queue.claim({
      source,
      limit: this.free,
      perEndpoint,
      inFlight: this.byEndpoint,
      now: this.clock.now(),
    });
    for (const delivery of claimed) void this.attempt(delivery);
    if (claimed.length > 0) this.wanted = true;
  }

  private async attempt(delivery: ClaimedDelivery): Promise<void> {
    this.count(delivery, 1);
    this.flying.add(delivery);
    try {
      const outcome = await this.sender.send(delivery);
      await this.ledger.record({ id: newId(), delivery, outcome });
    } catch (error) {
      // Its claim expires, and it is tried again.
      this.options.report(error);
    }
    this.flying.delete(delivery);
    this.count(delivery, -1);
    if (this.flying.size === 0) this.emptied?.();
    if (!this.stopped) this.wake();
  }

  private count({ endpoint }: ClaimedDelivery, change: 1 | -1): void {
    const number = (this.byEndpoint.get(endpoint.id) ?? 0) + change;
    if (number > 0) this.byEndpoint.set(endpoint.id, number);
    else this.byEndpoint.delete(endpoint.id);
  }
}
