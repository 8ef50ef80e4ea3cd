import { BackgroundWork } from '../background-work.ts';
import { RelayLoop, type RelaySource } from './relay-loop.ts';

/** The name of the hint that events were written. */
export const RELAY_WAKE_UP = 'relay';

/** Relays the events of all shards, each in a loop of its own. Each batch tells how many shards there are, so that loops come and go. */
export class EventRelay extends BackgroundWork {
  readonly wakeUp = RELAY_WAKE_UP;
  private readonly loops: RelayLoop[] = [];
  private stopped = false;

  constructor(
    private readonly sourceOf: (shard: number) => RelaySource,
    /** Is called with every failure. The next hint or sweep tries again. */
    private readonly report: (error: unknown) => void,
  ) {
    super();
    this.resize(1);
  }

  wake(): void {
    for (const loop of this.loops) loop.wake();
  }

  async stop(milliseconds: number): Promise<void> {
    this.stopped = true;
    await Promise.all(this.loops.map((loop) => loop.stop(milliseconds)));
  }

  /** A shard that is no more has no event, so that its loop would end by itself. */
  private resize(shards: number): void {
    if (this.stopped) return;
    this.loops.splice(shards);
    while (this.loops.length < shards) {
      const loop = new RelayLoop(this.sourceOf(this.loops.length), (batch) => this.resize(batch.shards), this.report);
      this.loops.push(loop);
      if (this.loops.length > 1) loop.wake();
    }
  }
}
