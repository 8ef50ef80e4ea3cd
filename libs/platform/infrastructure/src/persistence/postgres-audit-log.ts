import { type Page, type PageRequest, parseActorId, type Tenant, type Transaction } from '@livery/kernel';
import { createdConditions, type Database, insertRow, readPage } from '@livery/persistence';
import { type AuditFilter, AuditLog, type NewAuditEntry } from '@livery/platform-application';
import type { AuditEntry } from '@livery/platform-domain';
import { type ReadAuditEntryRow, toAuditEntry, toAuditEntryRow } from './audit-entry.row.ts';

const COLUMNS = 'organization_id, livemode, id, actor_kind, actor_id, action, target, changes, ip, request_id, created';
/** A UUID that no actor has. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

export class PostgresAuditLog extends AuditLog {
  constructor(private readonly database: Database) {
    super();
  }

  async append(entry: NewAuditEntry, transaction: Transaction): Promise<void> {
    await insertRow('platform.audit_entry', toAuditEntryRow(entry), transaction);
  }

  async list(tenant: Tenant, filter: AuditFilter, page: PageRequest): Promise<Page<AuditEntry>> {
    const rows = await readPage<ReadAuditEntryRow>(this.database, tenant, page, {
      columns: COLUMNS.replace('changes', `changes->'list' as changes`),
      table: 'platform.audit_entry',
      where: (bind) => [
        ...(filter.action === null ? [] : [`action = ${bind(filter.action)}`]),
        ...(filter.target === null ? [] : [`target = ${bind(filter.target)}`]),
        ...(filter.principal === null ? [] : [`actor_id = ${bind(actorIdOf(filter.principal))}`]),
        ...createdConditions(filter.created, bind),
      ],
    });
    return { items: rows.items.map(toAuditEntry), hasMore: rows.hasMore };
  }
}

/** Returns the UUID of an actor's public id. For a malformed id it is one that no actor has, so that nothing is found. */
export function actorIdOf(principal: string): string {
  return parseActorId(principal)?.id ?? NOBODY;
}
