import { EventArrivals } from '@livery/delivery-application';
import type { Tenant } from '@livery/kernel';
import { isOutage } from '@livery/persistence';
import type { WaitingReader } from './unscoped-arrived-events.ts';

const POLL_MS = 100;

interface Waiter extends WaitingReader {
  readonly arrive: () => void;
  readonly fail: (reason: unknown) => void;
}

/**
 * Waits by polling the event log. One statement serves all readers who wait in this process; without any there is none. Nobody holds a
 * connection between two polls.
 */
export class PolledEventArrivals extends EventArrivals {
  private readonly waiters = new Set<Waiter>();
  private isPolling = false;

  /** @param arrived returns the readers for whom an event has come */
  constructor(
    private readonly arrived: (readers: readonly Waiter[]) => Promise<readonly Waiter[]>,
    private readonly pollMs = POLL_MS,
  ) {
    super();
  }

  /** The number of readers who wait now. */
  get waiting(): number {
    return this.waiters.size;
  }

  async after(tenant: Tenant, position: bigint, patience: AbortSignal): Promise<void> {
    if (patience.aborted) return;
    const { promise, resolve, reject: fail } = Promise.withResolvers<undefined>();
    const arrive = (): void => resolve(undefined);
    const waiter = { tenant, position, arrive, fail };
    this.waiters.add(waiter);
    patience.addEventListener('abort', arrive);
    this.pollLater();
    await promise.finally(() => {
      this.waiters.delete(waiter);
      patience.removeEventListener('abort', arrive);
    });
  }

  private pollLater(): void {
    if (this.isPolling || this.waiters.size === 0) return;
    this.isPolling = true;
    setTimeout(() => void this.poll(), this.pollMs);
  }

  private async poll(): Promise<void> {
    const waiters = [...this.waiters];
    try {
      const arrived = waiters.length === 0 ? [] : await this.arrived(waiters);
      for (const { arrive } of arrived) arrive();
    } catch (error) {
      // During an outage of the database nothing arrives, as far as anybody knows.
      if (!isOutage(error)) for (const { fail } of waiters) fail(error);
    } finally {
      this.isPolling = false;
      this.pollLater();
    }
  }
}
