import { setTimeout } from 'node:timers/promises';
import { BackgroundWork } from '../background-work.ts';
import type { RelayedBatch } from './unscoped-event-relay.ts';

/** The name of the hint that events were written. */
export const RELAY_WAKE_UP = 'relay';

export interface RelaySource {
  relayBatch(): Promise<RelayedBatch>;
}

/** Relays batches when it is woken, until no event is left. Hints that come meanwhile lead to one more batch. */
export class EventRelay extends BackgroundWork {
  readonly wakeUp = RELAY_WAKE_UP;
  private wanted = false;
  private stopped = false;
  private running: Promise<void> | null = null;

  constructor(
    private readonly source: RelaySource,
    /** Is called with every failure. The next hint or sweep tries again. */
    private readonly report: (error: unknown) => void,
  ) {
    super();
  }

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
        const { isFull } = await this.source.relayBatch();
        if (isFull) this.wanted = true;
      }
    } catch (error) {
      this.report(error);
    }
  }
}
