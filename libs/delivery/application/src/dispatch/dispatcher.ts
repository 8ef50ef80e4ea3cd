import type { Clock } from '@livery/kernel';
import type { UnscopedDeliveryQueue } from '../ports/unscoped-delivery-queue.ts';
import type { WebhookSender } from '../ports/webhook-sender.ts';
import type { ConcludeAttempts } from '../use-cases/conclude-attempts.ts';
import { AttemptLedger } from './attempt-ledger.ts';
import { DeliveryLane, type LaneOptions } from './delivery-lane.ts';
import type { EndpointHealthTracker } from './endpoint-health-tracker.ts';

export interface DispatcherOptions {
  /** The number of first attempts that may be in flight: sent, but their results not yet written. */
  readonly slots: number;
  /** The same for retries, requested attempts, first attempts to failing endpoints and, behind all of them, replays. */
  readonly retrySlots: number;
  /** The number of requests that may be in flight to one endpoint, in each lane. */
  readonly perEndpoint: number;
  /** Waits for a few milliseconds, so that one statement can serve more deliveries. */
  readonly linger: () => Promise<void>;
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
  private readonly lanes: readonly DeliveryLane[];
  private readonly report: (error: unknown) => void;
  private renewing: Promise<void> | null = null;

  constructor(
    private readonly work: DispatcherWork,
    { slots, retrySlots, ...shared }: DispatcherOptions,
  ) {
    this.ledger = new AttemptLedger(work.concludeAttempts, shared.linger, shared.report);
    const lane = (options: Pick<LaneOptions, 'sources' | 'slots'>): DeliveryLane =>
      new DeliveryLane({ ...work, ledger: this.ledger }, { ...options, ...shared });
    this.lanes = [
      lane({ sources: ['first_attempts'], slots }),
      lane({
        sources: ['requested_attempts', 'retries', 'first_attempts_of_failing', 'replays'],
        slots: retrySlots,
      }),
    ];
    this.report = shared.report;
  }

  /** Writes results that could not be written before, renews claims, and looks for due deliveries. */
  wake(): void {
    this.ledger.write();
    this.renewing ??= this.renewClaims().finally(() => (this.renewing = null));
    for (const lane of this.lanes) lane.wake();
  }

  /** Stops claiming and sending. @returns once every result is written; this needs further calls of `wake` if writing fails */
  async stop(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.stop()));
    await this.work.endpointHealth.stop();
  }

  /** Gives up the claims that are still held, so that other processes attempt these deliveries. */
  async release(): Promise<void> {
    const inFlight = this.lanes.flatMap((lane) => lane.inFlight);
    if (inFlight.length > 0) await this.work.queue.release(inFlight);
  }

  private async renewClaims(): Promise<void> {
    try {
      for (const lane of this.lanes) await lane.renewClaims();
    } catch (error) {
      this.report(error);
    }
  }
}
