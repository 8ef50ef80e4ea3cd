import type { Tenant, Transaction } from '@livery/kernel';

/** What the relay knows of an event: enough to decide who wants it. */
export interface PlacedEvent {
  readonly tenant: Tenant;
  readonly id: string;
  readonly type: string;
  /** The event's place in the relay's order, gap-free over all tenants. */
  readonly position: bigint;
}

/** Who makes something of every event, once, in the relay's transaction. */
export abstract class EventFanOut {
  /**
   * Must cope with events that it has seen before.
   * @param events in the order of their positions
   * @returns how many deliveries it has made
   */
  abstract fanOut(events: readonly PlacedEvent[], transaction: Transaction): Promise<number>;
}
