import { EventLog, type NewEvent } from '@livery/kernel';

/** Keeps the appended events in order. */
export class RecordedEvents extends EventLog {
  readonly events: NewEvent[] = [];

  append(event: NewEvent): Promise<void> {
    this.events.push(event);
    return Promise.resolve();
  }
}
