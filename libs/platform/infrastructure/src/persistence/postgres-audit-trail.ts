import { type AuditedAction, AuditTrail, type Clock, newId, type Transaction } from '@livery/kernel';
import { insertRow, managerOf } from '@livery/persistence';
import { currentRequest } from '@livery/runtime';
import { AuditEntryRowSchema, toAuditEntryRow } from './audit-entry.row.ts';

/** Writes what the other contexts report into the audit log, with the caller of the current request. */
export class PostgresAuditTrail extends AuditTrail {
  constructor(private readonly clock: Clock) {
    super();
  }

  async record(actions: readonly AuditedAction[], transaction: Transaction): Promise<void> {
    const actor = currentRequest()?.actor() ?? null;
    const created = this.clock.now();
    const rows = actions.map(({ changes = [], ...action }) =>
      toAuditEntryRow({ ...action, id: newId(), actor, changes, created }),
    );
    const [only] = rows;
    if (rows.length === 1 && only !== undefined) await insertRow('platform.audit_entry', only, transaction);
    else if (rows.length > 0) await managerOf(transaction).insert(AuditEntryRowSchema, rows);
  }
}
