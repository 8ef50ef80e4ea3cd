/** Work that is repeated while the process runs. */
export interface Round {
  /** Milliseconds from the end of one run to the next. */
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
}

/** The background work of a context. It waits until a hint or the periodic sweep wakes it; the sweep finds work whose hint was lost. */
export abstract class BackgroundWork {
  /** The name of the hint that there may be something to do. */
  abstract readonly wakeUp: string;
  readonly rounds: readonly Round[] = [];

  /** There may be something to do. Called for every hint, so that it should cost little. */
  abstract wake(): void;

  /** Called periodically. It also finds what no hint tells of. */
  sweep(): void {
    this.wake();
  }

  /**
   * Starts nothing new and finishes running work. After `milliseconds` it leaves the rest to other workers. Continue to call `sweep`
   * until this resolves, since that repeats writes that have failed.
   */
  abstract stop(milliseconds: number): Promise<void>;
}
