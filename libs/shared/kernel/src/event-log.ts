import type { NewEvent } from './event.ts';
import type { Transaction } from './unit-of-work.ts';

/** The event log, which is also the outbox. An event is written in the same transaction as the change that it describes. */
export abstract class EventLog {
  abstract append(event: NewEvent, transaction: Transaction): Promise<void>;

  /** Appends several events in their order. */
  async appendAll(events: readonly NewEvent[], transaction: Transaction): Promise<void> {
    for (const event of events) await this.append(event, transaction);
  }
}
