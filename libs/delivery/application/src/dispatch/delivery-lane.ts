import { type Clock, newId } from '@livery/kernel';
import type { ClaimedDelivery, DeliverySource, UnscopedDeliveryQueue } from '../ports/unscoped-delivery-queue.ts';
import type { WebhookSender } from '../ports/webhook-sender.ts';
import type { AttemptLedger } from './attempt-ledger.ts';
import { EndpointCounts } from './endpoint-counts.ts';

export interface LaneOptions {
  readonly sources: readonly DeliverySource[];
  /**
   * Requests in flight. As many deliveries again are claimed ahead, and as many results again may wait to be written:
   * after a crash at most twice this number is sent again.
   */
  readonly places: number;
  /** Requests in flight to one endpoint. */
  readonly perEndpoint: number;
  /** A short wait, in which more comes together for one statement. */
  readonly linger: () => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** A number of places in which due deliveries are attempted. Claims, requests and results go on side by side. */
export class DeliveryLane {
  /** Claimed and not yet written: what this process must not claim again, nor leave behind. */
  private readonly held = new Set<ClaimedDelivery>();
  /** Claimed and not yet answered. */
  private readonly unansweredOf = new EndpointCounts();
  private readonly flyingTo = new EndpointCounts();
  private ready: ClaimedDelivery[] = [];
  /** And not yet written. */
  private sent = 0;
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
    return [...this.held];
  }

  /** There may be something due. */
  wake(): void {
    this.wanted = true;
    this.claiming ??= this.claimWhileDue().finally(() => {
      this.claiming = null;
      if (this.wanted && this.room > 0 && !this.stopped) this.wake();
    });
  }

  /** Claims no more. @returns once everything in flight is written; what was claimed ahead stays claimed */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.claiming;
    if (this.sent === 0) return;
    await new Promise<void>((resolve) => {
      this.emptied = resolve;
    });
  }

  /** For claims: places, those ahead, and those whose results wait. */
  private get room(): number {
    const { places } = this.options;
    return 2 * places - this.unansweredOf.total;
  }

  private async claimWhileDue(): Promise<void> {
    const { places } = this.options;
    try {
      while (this.wanted && this.room > 0 && !this.stopped) {
        this.wanted = false;
        for (const source of this.options.sources) await this.claim(source);
        if (this.room < places / 2) await this.options.linger();
      }
    } catch (error) {
      // The next wake-up or sweep tries again.
      this.wanted = false;
      this.options.report(error);
    }
  }

  private async claim(source: DeliverySource): Promise<void> {
    if (this.room <= 0) return;
    const claimed = await this.queue.claim({
      source,
      limit: this.room,
      perEndpoint: 2 * this.options.perEndpoint,
      inFlight: this.unansweredOf.byId,
      now: this.clock.now(),
    });
    for (const delivery of claimed) {
      this.held.add(delivery);
      this.unansweredOf.add(delivery.endpoint.id, 1);
      this.ready.push(delivery);
    }
    if (claimed.length > 0) this.wanted = true;
    this.fly();
  }

  /** Starts what has a place, oldest claims first; an endpoint at its limit is passed over. */
  private fly(): void {
    const { places, perEndpoint } = this.options;
    if (this.stopped || this.ready.length === 0) return;
    this.ready = this.ready.filter((delivery) => {
      if (this.sent >= 2 * places || this.flyingTo.total >= places) return true;
      if (this.flyingTo.of(delivery.endpoint.id) >= perEndpoint) return true;
      void this.attempt(delivery);
      return false;
    });
  }

  private async attempt(delivery: ClaimedDelivery): Promise<void> {
    const { id } = delivery.endpoint;
    this.flyingTo.add(id, 1);
    this.sent += 1;
    try {
      const outcome = await this.sender.send(delivery);
      if (outcome.succeeded) this.landed(id);
      await this.ledger.record({ id: newId(), delivery, outcome });
      // What failed keeps its place until it is written: it may be the last that its endpoint is to get.
      if (!outcome.succeeded) this.landed(id);
    } catch (error) {
      // Its claim expires, and it is tried again.
      this.options.report(error);
      this.landed(id);
    }
    this.held.delete(delivery);
    this.sent -= 1;
    if (this.sent === 0) this.emptied?.();
    this.fly();
  }

  private landed(endpointId: string): void {
    this.flyingTo.add(endpointId, -1);
    this.unansweredOf.add(endpointId, -1);
    this.fly();
    if (!this.stopped) this.wake();
  }
}
