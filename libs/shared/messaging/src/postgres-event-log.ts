import { type Clock, CURRENT_API_VERSION, EventLog, type NewEvent, newId, type Transaction } from '@livery/kernel';
import { afterCommit, insertRow, managerOf } from '@livery/persistence';
import { currentRequest } from '@livery/runtime';
import { EventRowSchema } from './event.row.ts';
import { RELAY_WAKE_UP } from './relay/event-relay.ts';
import { NoWakeUps, type WakeUps } from './queue/wake-ups.ts';

export class PostgresEventLog extends EventLog {
  private readonly wakeRelay: () => void;

  constructor(
    private readonly clock: Clock,
    wakeUps: WakeUps = new NoWakeUps(),
  ) {
    super();
    this.wakeRelay = () => wakeUps.send(RELAY_WAKE_UP);
  }

  append(event: NewEvent, transaction: Transaction): Promise<void> {
    return this.appendAll([event], transaction);
  }

  /** Inserts the events with one statement. */
  override async appendAll(events: readonly NewEvent[], transaction: Transaction): Promise<void> {
    if (events.length === 0) return;
    const request = currentRequest();
    const rows = events.map((event) => ({
      organization_id: event.tenant.organizationId,
      livemode: event.tenant.livemode,
      id: event.id ?? newId(),
      type: event.type,
      api_version: CURRENT_API_VERSION,
      request_id: request?.requestId ?? null,
      traceparent: request?.traceparent ?? null,
      data: event.data,
      created: this.clock.now(),
    }));
    const [only] = rows;
    if (rows.length === 1 && only !== undefined) await insertRow('messaging.event', only, transaction);
    else await managerOf(transaction).insert(EventRowSchema, rows);
    afterCommit(transaction, this.wakeRelay);
  }
}
