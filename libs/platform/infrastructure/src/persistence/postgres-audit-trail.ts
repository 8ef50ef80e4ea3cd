import { type AuditedAction, AuditTrail, type Clock, newId, type Transaction } from '@livery/kernel';
import { insertRow, managerOf } from '@livery/persistence';
import { currentRequest } from '@livery/runtime';
import { type AuditEntryRow, AuditEntryRowSchema } from './audit-entry.row.ts';

/** Writes what the other contexts report into the audit log, with the caller of the current request. */
export class PostgresAuditTrail extends AuditTrail {
  constructor(private readonly clock: Clock) {
    super();
  }

  async record(actions: readonly AuditedAction[], transaction: Transaction): Promise<void> {
    const request = currentRequest();
    const actor = request?.actor() ?? null;
    const rows = actions.map(({ tenant, action, target, changes = [] }): AuditEntryRow => ({
      organization_id: tenant.organizationId,
      livemode: tenant.livemode,
      id: newId(),
      actor_kind: actor?.kind ?? null,
      actor_id: actor?.id ?? null,
      action,
      target,
      changes: { list: changes },
      ip: request?.clientAddress() ?? null,
      request_id: request?.requestId ?? null,
      created: this.clock.now(),
    }));
    const [only] = rows;
    if (rows.length === 1 && only !== undefined) await insertRow('platform.audit_entry', only, transaction);
    else if (rows.length > 0) await managerOf(transaction).insert(AuditEntryRowSchema, rows);
  }
}
