import type { WakeUp } from './queue-names.ts';

/** Tells the worker that there may be something to do. A hint: it may get lost, and what it was about is found later. */
export abstract class WakeUps {
  /** Returns at once; hints that come close together become one. */
  abstract send(wakeUp: WakeUp): void;
}

/** No hints: the worker's sweeper finds everything, a little later. */
export class NoWakeUps extends WakeUps {
  send(): void {
    // Nobody is told.
  }
}
