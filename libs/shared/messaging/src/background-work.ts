/** Something that is done again and again while the process runs. */
export interface Round {
  /** Milliseconds from the end of one run to the next. */
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
}

/** What a context does in the background. It sleeps until it is woken, by a hint or by the sweep that finds what hints lost. */
export abstract class BackgroundWork {
  /** The name of the hint that there may be something to do. */
  abstract readonly wakeUp: string;
  readonly rounds: readonly Round[] = [];

  abstract wake(): void;

  /**
   * Takes nothing new and finishes what is under way; after `milliseconds` the rest is left to others. Go on waking it
   * meanwhile: that is what writes again what could not be written.
   */
  abstract stop(milliseconds: number): Promise<void>;
}
