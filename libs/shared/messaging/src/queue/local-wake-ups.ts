import { AsyncLocalStorage } from 'node:async_hooks';
import { NoWakeUps, WakeUps } from './wake-ups.ts';

/** Passes hints directly to the background work of this process, and also to other processes if there are any. */
export class LocalWakeUps extends WakeUps {
  /** The context in which this was created. Background work must not run as a part of the request that wakes it. */
  private readonly outsideOfRequests = AsyncLocalStorage.snapshot();

  /**
   * @param wake wakes the work of this process that has the hint, and returns at once
   * @param others sends the hint to other processes (default: there are none)
   */
  constructor(
    private readonly wake: (wakeUp: string) => void,
    private readonly others: WakeUps = new NoWakeUps(),
  ) {
    super();
  }

  send(wakeUp: string): void {
    this.outsideOfRequests(this.wake, wakeUp);
    this.others.send(wakeUp);
  }
}
