import {
  type Actor,
  type AuditedChange,
  type Clock,
  type EventDefinition,
  type EventLog,
  type JsonObject,
  newId,
  type Tenant,
  type Transaction,
} from '@livery/kernel';
import { changesOfRecord } from '@livery/platform-domain';
import type { AuditLog } from './ports/audit-log.ts';

/** A change of one record, with its public representation. */
export interface RecordedChange {
  readonly definition: EventDefinition;
  readonly tenant: Tenant;
  /** The actor; null for the operator. */
  readonly actor: Actor | null;
  readonly data: JsonObject & {
    readonly object: JsonObject & { readonly id: string };
    readonly previous_attributes?: JsonObject;
  };
  /** What the audit log says of the change; the fields of `previous_attributes` if nothing is given. */
  readonly changes?: readonly AuditedChange[];
}

/** Records each change in its transaction, both as an event and as an entry of the audit log. */
export class ChangeLog {
  constructor(
    private readonly eventLog: EventLog,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  async record({ definition, tenant, actor, data, changes }: RecordedChange, transaction: Transaction): Promise<void> {
    await this.eventLog.append({ type: definition.type, tenant, data }, transaction);
    await this.auditLog.append(
      {
        id: newId(),
        tenant,
        actor,
        action: definition.type.replace(/^platform\./, ''),
        target: data.object.id,
        changes: changes ?? changesOfRecord(data.previous_attributes ?? {}, data.object),
        created: this.clock.now(),
      },
      transaction,
    );
  }
}
