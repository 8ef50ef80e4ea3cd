import { type Clock, newId } from '@livery/kernel';
import type {
  ClaimedDelivery,
  DeliverySource,
  FinishedAttempt,
  UnscopedDeliveryQueue,
} from '../ports/unscoped-delivery-queue.ts';
import type { WebhookSender } from '../ports/webhook-sender.ts';
import type { AttemptLedger } from './attempt-ledger.ts';
import type { EndpointCare } from './endpoint-care.ts';
import { EndpointCounts } from './endpoint-counts.ts';
import { HeldClaims } from './held-claims.ts';
import { ReadyDeliveries } from './ready-deliveries.ts';

/** Claims for each place, of the lane and of an endpoint: the next deliveries are at hand while a claim is made. */
const CLAIMS_A_PLACE = 4;

export interface LaneOptions {
  readonly sources: readonly DeliverySource[];
  /** Attempts that were sent and are not yet written: after a crash, so many are sent again at the most. */
  readonly places: number;
  /** Requests in flight to one endpoint. */
  readonly perEndpoint: number;
  /** A short wait, in which more comes together for one statement. */
  readonly linger: () => Promise<void>;
  readonly report: (error: unknown) => void;
}

export interface LaneWork {
  readonly queue: UnscopedDeliveryQueue;
  readonly sender: WebhookSender;
  readonly ledger: AttemptLedger;
  readonly care: EndpointCare;
  readonly clock: Clock;
}

/** A number of places in which due deliveries are attempted. Claims, requests and results go on side by side. */
export class DeliveryLane {
  private readonly claims: HeldClaims;
  /** Claimed and not yet answered. */
  private readonly unansweredOf = new EndpointCounts();
  private readonly ready: ReadyDeliveries;
  /** And not yet written. */
  private sent = 0;
  private wanted = false;
  /** Whether places, of the lane or for an endpoint, were what kept the last claim from more. */
  private isShort = false;
  private stopped = false;
  private claiming: Promise<void> | null = null;
  private isTakingOff = false;
  private emptied: (() => void) | null = null;

  constructor(
    private readonly work: LaneWork,
    private readonly options: LaneOptions,
  ) {
    this.claims = new HeldClaims(work.queue, work.clock);
    this.ready = new ReadyDeliveries(options.perEndpoint);
  }

  get inFlight(): readonly ClaimedDelivery[] {
    return this.claims.all;
  }

  /** There may be something due. */
  wake(): void {
    this.wanted = true;
    this.claiming ??= this.claimWhileDue().finally(() => {
      this.claiming = null;
      if (this.wanted && this.room > 0 && !this.stopped) this.wake();
    });
  }

  /** Prolongs claims that have been held for long, and lets go of what is no longer to be sent. */
  async keep(): Promise<void> {
    const lost = await this.claims.renew();
    if (lost.size === 0) return;
    this.letGo(this.ready.drop((delivery) => lost.has(delivery)));
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

  /** For more claims. */
  private get room(): number {
    return CLAIMS_A_PLACE * this.options.places - this.claims.size;
  }

  /** What is at hand lasts for a while: a later claim takes more at a time, and each of it costs less. */
  private get isWellSupplied(): boolean {
    const { places } = this.options;
    return this.room < places / 2 || this.ready.size > places / 4;
  }

  private async claimWhileDue(): Promise<void> {
    const { sources, linger, report } = this.options;
    try {
      while (this.wanted && this.room > 0 && !this.stopped) {
        if (this.isWellSupplied) await linger();
        this.wanted = false;
        this.isShort = false;
        for (const source of sources) await this.claim(source);
      }
    } catch (error) {
      // The next wake-up or sweep tries again.
      this.wanted = false;
      report(error);
    }
  }

  private async claim(source: DeliverySource): Promise<void> {
    const perEndpoint = CLAIMS_A_PLACE * this.options.perEndpoint;
    this.isShort ||= this.room <= 0 || this.unansweredOf.most >= perEndpoint;
    if (this.room <= 0) return;
    const { sendable, unsendable } = await this.work.queue.claim({
      source,
      limit: this.room,
      perEndpoint,
      inFlight: this.unansweredOf.byId,
      now: this.work.clock.now(),
    });
    for (const delivery of sendable) {
      this.claims.hold(delivery);
      this.unansweredOf.add(delivery.endpoint.id, 1);
      this.ready.add(delivery);
    }
    if (sendable.length + unsendable.length > 0) this.wanted = true;
    this.takeOff();
    await Promise.all(unsendable.map((attempt) => this.conclude(attempt)));
  }

  /** Starts what has a place, once all that happens now has happened. */
  private takeOff(): void {
    if (this.isTakingOff) return;
    this.isTakingOff = true;
    queueMicrotask(() => {
      this.isTakingOff = false;
      if (!this.stopped) this.fly();
    });
  }

  private fly(): void {
    while (this.sent < this.options.places) {
      const delivery = this.ready.take();
      if (delivery === undefined) return;
      void this.attempt(delivery);
    }
  }

  private async attempt(delivery: ClaimedDelivery): Promise<void> {
    const { id } = delivery.endpoint;
    this.sent += 1;
    try {
      const outcome = await this.work.sender.send(delivery);
      if (outcome.succeeded) this.landed(id);
      await this.conclude({ id: newId(), delivery, outcome });
      // What failed keeps its place until all is drawn from it: it may be the last that its endpoint is to get.
      if (!outcome.succeeded) this.landed(id);
    } catch (error) {
      // Its claim expires, and it is tried again.
      this.options.report(error);
      this.landed(id);
    }
    this.claims.drop(delivery);
    this.sent -= 1;
    if (this.sent === 0) this.emptied?.();
    if (this.isShort || this.wanted) this.wake();
    this.takeOff();
  }

  private async conclude(attempt: FinishedAttempt): Promise<void> {
    await this.work.ledger.record(attempt);
    if (attempt.outcome.succeeded) this.work.care.succeeded(attempt.delivery);
    else if (!(await this.work.care.failed(attempt))) this.letGoOf(attempt.delivery.endpoint.id);
  }

  /** What is claimed ahead of an endpoint that is to get nothing further. */
  private letGoOf(endpointId: string): void {
    this.letGo(this.ready.drop(({ endpoint }) => endpoint.id === endpointId));
  }

  private letGo(dropped: readonly ClaimedDelivery[]): void {
    for (const delivery of dropped) {
      this.claims.drop(delivery);
      this.unansweredOf.add(delivery.endpoint.id, -1);
    }
  }

  private landed(endpointId: string): void {
    this.ready.landed(endpointId);
    this.unansweredOf.add(endpointId, -1);
    this.takeOff();
  }
}
