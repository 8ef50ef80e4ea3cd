import type { Tenant, Transaction } from '@livery/kernel';

/** An event with its position, as consumers get it. The content is not included. */
export interface PositionedEvent {
  readonly tenant: Tenant;
  readonly id: string;
  readonly type: string;
  /** The position of the event in the order of the relay, without gaps over all tenants. */
  readonly position: bigint;
  readonly created: Date;
}

/**
 * Processes the events of all contexts; for example, it creates deliveries to webhook endpoints. Every consumer gets every event
 * that gets a position while the consumer is registered, in the order of positions.
 *
 * Consumers work in the transaction in which the relay assigns positions, so either all of them process a batch or none does. If one
 * fails, the transaction is rolled back, the failure is reported, and all of them get the same events again before any later
 * one. No event is lost, but a consumer that always fails stops the others. It must therefore not refuse any event.
 *
 * Events are processed at least once: a consumer gets an event again after a rollback, and after an operator has removed the
 * position of the event. It must therefore accept events that it has processed before. Actions in `afterCommit` may be missing
 * after a crash.
 */
export abstract class EventConsumer {
  /** @param events at least one, in the order of their positions */
  abstract consume(events: readonly PositionedEvent[], transaction: Transaction): Promise<void>;
}
