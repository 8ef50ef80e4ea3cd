import type { Clock } from '@livery/kernel';
import type { ClaimedDelivery, UnscopedDeliveryQueue } from '../ports/unscoped-delivery-queue.ts';
import type { EndpointKey } from '../ports/unscoped-endpoint-recovery.ts';
import type { WebhookSender } from '../ports/webhook-sender.ts';
import type { ConcludeAttempts } from '../use-cases/conclude-attempts.ts';
import { AttemptLedger } from './attempt-ledger.ts';
import { DeliveryLane, type LaneOptions } from './delivery-lane.ts';
import type { EndpointHealthTracker } from './endpoint-health-tracker.ts';
import { EndpointPaces } from './endpoint-paces.ts';
import { HangingEndpoints } from './hanging-endpoints.ts';
import type { ClaimTerms } from './held-claims.ts';

export interface DispatcherOptions extends ClaimTerms {
  /** The number of first attempts that may be in flight (sent, but their results not yet written) without those that wait long for an answer. */
  readonly slots: number;
  /** The same for retries, requested attempts, first attempts to failing or hanging endpoints and, behind all of them, replays. */
  readonly retrySlots: number;
  /** Waits for a few milliseconds, so that one statement can serve more deliveries. */
  readonly linger: () => Promise<void>;
  /** Waits for about a tenth of a second. An endpoint hangs if it answers nothing for eight of them. */
  readonly tick: () => Promise<void>;
  readonly report: (error: unknown) => void;
}

export interface DispatcherWork {
  readonly queue: UnscopedDeliveryQueue;
  readonly sender: WebhookSender;
  readonly concludeAttempts: ConcludeAttempts;
  readonly endpointHealth: EndpointHealthTracker;
  readonly clock: Clock;
}

/** Sends due deliveries. It acts only when it is woken, by hints and by a periodic sweep. */
export class Dispatcher {
  private readonly ledger: AttemptLedger;
  private readonly first: DeliveryLane;
  private readonly second: DeliveryLane;
  private readonly report: (error: unknown) => void;
  private renewing: Promise<void> | null = null;

  constructor(
    private readonly work: DispatcherWork,
    { slots, retrySlots, tick, ...shared }: DispatcherOptions,
  ) {
    const report = (error: unknown): void => {
      shared.report(error);
      // A statement may have failed because the database has crashed.
      this.doubtClaims();
    };
    this.ledger = new AttemptLedger(work.concludeAttempts, shared.linger, report);
    const paces = new EndpointPaces();
    const hanging = new HangingEndpoints(paces, {
      tick,
      onHanging: (ids) => void this.demote(ids),
      onTick: () => {
        for (const lane of this.lanes) lane.tick();
      },
    });
    const lane = (options: Pick<LaneOptions, 'sources' | 'slots'>): DeliveryLane =>
      new DeliveryLane(
        { ...work, ledger: this.ledger, paces },
        { ...options, ...shared, report, onStarted: () => hanging.watch() },
      );
    this.first = lane({ sources: ['first_attempts'], slots });
    this.second = lane({
      sources: ['requested_attempts', 'retries', 'first_attempts_of_troubled', 'replays'],
      slots: retrySlots,
    });
    this.report = shared.report;
  }

  private get lanes(): readonly DeliveryLane[] {
    return [this.first, this.second];
  }

  /** Writes results that could not be written before, renews claims, and looks for due deliveries. */
  wake(): void {
    this.ledger.write();
    this.renew();
    for (const lane of this.lanes) lane.wake();
  }

  /**
   * The database may have crashed. It then does not keep the latest claims, and another process may have claimed the same deliveries.
   * Nothing more is sent until the claims have been renewed.
   */
  doubtClaims(): void {
    for (const lane of this.lanes) lane.doubtClaims();
    this.renew();
  }

  /** Stops claiming and sending. @returns once every result is written; this needs further calls of `wake` if writing fails */
  async stop(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.stop()));
    await this.work.endpointHealth.stop();
  }

  /** Gives up the claims that are still held, so that other processes attempt these deliveries. */
  async release(): Promise<void> {
    const { inFlight } = this;
    if (inFlight.length > 0) await this.work.queue.release(inFlight);
  }

  /** Lets other processes serve the endpoints that only this one has served. Nothing may be in flight any more. */
  async leaveEndpoints(): Promise<void> {
    await this.work.queue.leaveEndpoints();
  }

  private get inFlight(): readonly ClaimedDelivery[] {
    return this.lanes.flatMap((lane) => lane.inFlight);
  }

  private renew(): void {
    this.renewing ??= this.renewClaims().finally(() => (this.renewing = null));
  }

  private async renewClaims(): Promise<void> {
    try {
      do for (const lane of this.lanes) await lane.renewClaims();
      while (this.lanes.some((lane) => lane.areClaimsDoubted));
    } catch (error) {
      // The next call of `wake` tries again.
      for (const lane of this.lanes) lane.doubtClaims();
      this.report(error);
    }
  }

  /** Moves endpoints that hang from the first lane to the second, in the database, too, so that every process knows. */
  private async demote(endpointIds: readonly string[]): Promise<void> {
    const keys = this.keysOf(endpointIds);
    const givenUp = this.first.expel(endpointIds);
    try {
      await this.work.endpointHealth.hang(keys);
      await this.work.queue.release(givenUp);
    } catch (error) {
      // Claims that are not released expire. An endpoint that is not recorded is noticed again at its next request.
      this.report(error);
    }
    this.first.readmit(endpointIds);
    this.second.wake();
  }

  private keysOf(endpointIds: readonly string[]): readonly EndpointKey[] {
    const keys = new Map(this.inFlight.map(({ tenant, endpoint: { id } }) => [id, { tenant, id }]));
    return endpointIds.flatMap((id) => keys.get(id) ?? []);
  }
}
