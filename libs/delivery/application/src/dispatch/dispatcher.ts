import type { Clock } from '@livery/kernel';
import type { UnscopedDeliveryQueue } from '../ports/unscoped-delivery-queue.ts';
import type { WebhookSender } from '../ports/webhook-sender.ts';
import type { ConcludeAttempts } from '../use-cases/conclude-attempts.ts';
import { AttemptLedger } from './attempt-ledger.ts';
import { DeliveryLane, type LaneOptions } from './delivery-lane.ts';
import type { EndpointCare } from './endpoint-care.ts';

export interface DispatcherOptions {
  /** First attempts that were sent and are not yet written. */
  readonly places: number;
  /** The same of retries, and of first attempts to endpoints that fail. */
  readonly retryPlaces: number;
  /** Attempts in flight to one endpoint, in each lane. */
  readonly perEndpoint: number;
  /** A short wait, in which more comes together for one statement. */
  readonly linger: () => Promise<void>;
  readonly report: (error: unknown) => void;
}

export interface DispatcherWork {
  readonly queue: UnscopedDeliveryQueue;
  readonly sender: WebhookSender;
  readonly concludeAttempts: ConcludeAttempts;
  readonly care: EndpointCare;
  readonly clock: Clock;
}

/** Sends due deliveries. It does nothing by itself: hints and a sweeper wake it. */
export class Dispatcher {
  private readonly ledger: AttemptLedger;
  private readonly lanes: readonly DeliveryLane[];
  private readonly report: (error: unknown) => void;
  private keeping: Promise<void> | null = null;

  constructor(
    private readonly work: DispatcherWork,
    { places, retryPlaces, ...shared }: DispatcherOptions,
  ) {
    this.ledger = new AttemptLedger(work.concludeAttempts, shared.linger, shared.report);
    const lane = (options: Pick<LaneOptions, 'sources' | 'places'>): DeliveryLane =>
      new DeliveryLane({ ...work, ledger: this.ledger }, { ...options, ...shared });
    this.lanes = [
      lane({ sources: ['first_attempts'], places }),
      lane({ sources: ['retries', 'first_attempts_of_failing'], places: retryPlaces }),
    ];
    this.report = shared.report;
  }

  wake(): void {
    this.ledger.write();
    this.keeping ??= this.keep().finally(() => (this.keeping = null));
    for (const lane of this.lanes) lane.wake();
  }

  /** Claims no more. @returns once everything in flight is written; keep waking it until then */
  async stop(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.stop()));
    await this.work.care.stop();
  }

  /** Gives what is still in flight to others, who attempt it again. */
  async release(): Promise<void> {
    const inFlight = this.lanes.flatMap((lane) => lane.inFlight);
    if (inFlight.length > 0) await this.work.queue.release(inFlight);
  }

  private async keep(): Promise<void> {
    try {
      for (const lane of this.lanes) await lane.keep();
    } catch (error) {
      this.report(error);
    }
  }
}
