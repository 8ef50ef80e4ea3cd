import { EventLog, type NewEvent } from '@livery/kernel';

/** Keeps what was appended, in order. */
export class RecordedEvents extends EventLog {
  readonly events: NewEvent[] = [];

  append(event: NewEvent): Promise<void> {
    this.events.push(event);
    return Promise.resolve();
  }
}
