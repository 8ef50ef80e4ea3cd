import type { NewEvent } from './event.ts';
import type { Transaction } from './unit-of-work.ts';

/** The event log, which is also the outbox: an event is written in the transaction of the change it tells of. */
export abstract class EventLog {
  abstract append(event: NewEvent, transaction: Transaction): Promise<void>;
}
