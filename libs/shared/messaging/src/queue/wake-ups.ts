/** Tells the worker that there may be something to do. A hint: it may get lost, and what it was about is found later. */
export abstract class WakeUps {
  /**
   * Returns at once; hints that come close together become one.
   * @param wakeUp the name of the hint, as the work that it is for declares it
   */
  abstract send(wakeUp: string): void;
}

/** No hints: the worker's sweeper finds everything, a little later. */
export class NoWakeUps extends WakeUps {
  send(): void {
    // Nobody is told.
  }
}
