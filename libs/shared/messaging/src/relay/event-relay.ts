import type { RelayedBatch } from './unscoped-event-relay.ts';

export interface RelaySource {
  relayBatch(): Promise<RelayedBatch>;
}

export interface RelayEvents {
  /** Deliveries were made and committed. */
  readonly onDeliveries: () => void;
  readonly onError: (error: unknown) => void;
}

/** Relays batch after batch when woken, until nothing is left. Hints that come meanwhile lead to one more look. */
export class EventRelay {
  private wanted = false;
  private stopped = false;
  private running: Promise<void> | null = null;

  constructor(
    private readonly source: RelaySource,
    private readonly events: RelayEvents,
  ) {}

  wake(): void {
    this.wanted = true;
    if (this.stopped || this.running !== null) return;
    this.running = this.run().finally(() => {
      this.running = null;
    });
  }

  /** Ends after the batch that is under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  private async run(): Promise<void> {
    try {
      while (this.wanted && !this.stopped) {
        this.wanted = false;
        const { deliveries, isFull } = await this.source.relayBatch();
        if (deliveries > 0) this.events.onDeliveries();
        if (isFull) this.wanted = true;
      }
    } catch (error) {
      // The next wake-up or sweep tries again.
      this.events.onError(error);
    }
  }
}
