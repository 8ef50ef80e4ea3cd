import { setTimeout } from 'node:timers/promises';
import type { RelayedBatch } from './unscoped-event-relay.ts';

export interface RelaySource {
  relayBatch(): Promise<RelayedBatch>;
}

/** Relays batches of one shard when it is woken, until no event is left. Hints that come meanwhile lead to one more batch. */
export class RelayLoop {
  private wanted = false;
  private stopped = false;
  private running: Promise<void> | null = null;

  constructor(
    private readonly source: RelaySource,
    private readonly onBatch: (batch: RelayedBatch) => void,
    /** Is called with every failure. The next hint or sweep tries again. */
    private readonly report: (error: unknown) => void,
  ) {}

  wake(): void {
    this.wanted = true;
    if (this.stopped || this.running !== null) return;
    this.running = this.run().finally(() => {
      this.running = null;
    });
  }

  /** Ends after the current batch. */
  async stop(milliseconds: number): Promise<void> {
    this.stopped = true;
    await Promise.race([this.running, setTimeout(milliseconds, undefined, { ref: false })]);
  }

  private async run(): Promise<void> {
    try {
      while (this.wanted && !this.stopped) {
        this.wanted = false;
        const batch = await this.source.relayBatch();
        if (batch.isFull) this.wanted = true;
        this.onBatch(batch);
      }
    } catch (error) {
      this.report(error);
    }
  }
}
