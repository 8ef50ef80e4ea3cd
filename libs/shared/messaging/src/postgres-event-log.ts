import {
  type AuditedAction,
  auditedChanges,
  type AuditTrail,
  type Clock,
  CURRENT_API_VERSION,
  EventLog,
  type JsonObject,
  type JsonValue,
  type NewEvent,
  newId,
  type Transaction,
} from '@livery/kernel';
import { afterCommit, insertRow, managerOf } from '@livery/persistence';
import { currentRequest } from '@livery/runtime';
import { EventRowSchema } from './event.row.ts';
import { NoAuditTrail } from './no-audit-trail.ts';
import { RELAY_WAKE_UP } from './relay/event-relay.ts';
import { NoWakeUps, type WakeUps } from './queue/wake-ups.ts';

/** Writes events, and entries of the audit log for those that are audited, in the same transaction. */
export class PostgresEventLog extends EventLog {
  private readonly wakeRelay: () => void;

  constructor(
    private readonly clock: Clock,
    wakeUps: WakeUps = new NoWakeUps(),
    private readonly auditTrail: AuditTrail = new NoAuditTrail(),
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
    const audited = events.filter((event) => event.audited !== undefined);
    if (audited.length > 0) await this.auditTrail.record(audited.map(actionOf), transaction);
    afterCommit(transaction, this.wakeRelay);
  }
}

/** The action of an audited event: its type without the area. */
function actionOf({ type, tenant, data, audited, changes }: NewEvent): AuditedAction {
  const object = objectIn(data['object']);
  const target = [object['id'], object['url']].find((name) => typeof name === 'string') ?? '';
  const ofFields = () => auditedChanges(objectIn(data['previous_attributes']), object, new Set(audited));
  return {
    tenant,
    action: type.slice(type.indexOf('.') + 1),
    target,
    changes: changes ?? ofFields(),
  };
}

function objectIn(value: JsonValue | undefined): JsonObject {
  return isObject(value) ? value : {};
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
