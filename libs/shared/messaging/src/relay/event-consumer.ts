import type { Tenant, Transaction } from '@livery/kernel';

/** What the relay knows of an event: enough to decide who wants it. */
export interface PlacedEvent {
  readonly tenant: Tenant;
  readonly id: string;
  readonly type: string;
  /** The position of the event in the order of the relay, without gaps over all tenants. */
  readonly position: bigint;
}

/**
 * Makes something of the events of all contexts, such as deliveries to webhook endpoints. Every consumer gets every event
 * that is placed while it is registered, in the order of positions.
 *
 * The consumers work in the transaction in which the relay places the events, so either all of them have taken a batch or
 * none has. When one of them fails, the transaction is rolled back, the failure is reported, and all of them get the same
 * events again before any later one. No event is lost, but a consumer that always fails holds up the others: it must not
 * refuse a single event.
 *
 * At least once means here: what a consumer writes in the transaction takes effect once for each batch that commits; an
 * event comes again after a rollback, and after an operator has taken its position away. A consumer therefore has to cope
 * with events that it has seen. What it does outside the transaction, in `afterCommit`, may be missing after a crash.
 */
export abstract class EventConsumer {
  /** @param events at least one, in the order of their positions */
  abstract consume(events: readonly PlacedEvent[], transaction: Transaction): Promise<void>;
}
