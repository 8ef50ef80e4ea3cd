/** Sends hints to the worker that there may be work. A hint may be lost; the worker's sweep then finds the work later. */
export abstract class WakeUps {
  /**
   * Returns at once. Several hints at nearly the same time may be sent as one.
   * @param wakeUp the name of the hint, which the background work declares
   */
  abstract send(wakeUp: string): void;
}

/** Sends no hints. The worker's sweep finds all work a little later. */
export class NoWakeUps extends WakeUps {
  send(): void {
    // There is no queue.
  }
}
