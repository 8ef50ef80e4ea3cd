import type { Clock } from '@livery/kernel';
import type { UnscopedDeliveryQueue } from '../ports/unscoped-delivery-queue.ts';
import type { WebhookSender } from '../ports/webhook-sender.ts';
import type { ConcludeAttempts } from '../use-cases/conclude-attempts.ts';
import { AttemptLedger } from './attempt-ledger.ts';
import { DeliveryLane, type LaneOptions } from './delivery-lane.ts';

export interface DispatcherOptions {
  /** First attempts in flight. */
  readonly places: number;
  /** Retries in flight, and first attempts to endpoints that fail. */
  readonly retryPlaces: number;
  /** Attempts in flight to one endpoint, in each lane. */
  readonly perEndpoint: number;
  /** A short wait, in which more comes together for one statement. */
  readonly linger: () => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** Sends due deliveries. It does nothing by itself: hints and a sweeper wake it. */
export class Dispatcher {
  private readonly ledger: AttemptLedger;
  private readonly lanes: readonly DeliveryLane[];

  constructor(
    private readonly queue: UnscopedDeliveryQueue,
    sender: WebhookSender,
    concludeAttempts: ConcludeAttempts,
    clock: Clock,
    { places, retryPlaces, ...shared }: DispatcherOptions,
  ) {
    this.ledger = new AttemptLedger(concludeAttempts, shared.linger, shared.report);
    const lane = (options: Pick<LaneOptions, 'sources' | 'places'>): DeliveryLane =>
      new DeliveryLane(queue, sender, this.ledger, clock, { ...options, ...shared });
    this.lanes = [
      lane({ sources: ['first_attempts'], places }),
      lane({ sources: ['retries', 'first_attempts_of_failing'], places: retryPlaces }),
    ];
  }

  wake(): void {
    this.ledger.write();
    for (const lane of this.lanes) lane.wake();
  }

  /** Claims no more. @returns once everything in flight is written; keep waking it until then */
  async stop(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.stop()));
  }

  /** Gives what is still in flight to others, who attempt it again. */
  async release(): Promise<void> {
    const inFlight = this.lanes.flatMap((lane) => lane.inFlight);
    if (inFlight.length > 0) await this.queue.release(inFlight);
  }
}
