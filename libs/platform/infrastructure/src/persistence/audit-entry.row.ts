import type { Actor, AuditedChange } from '@livery/kernel';
import type { NewAuditEntry } from '@livery/platform-application';
import type { AuditEntry } from '@livery/platform-domain';
import { currentRequest } from '@livery/runtime';
import { EntitySchema } from 'typeorm';

export interface AuditEntryRow {
  readonly organization_id: string;
  readonly livemode: boolean;
  readonly id: string;
  readonly actor_kind: Actor['kind'] | null;
  readonly actor_id: string | null;
  readonly action: string;
  readonly target: string;
  readonly changes: object;
  readonly ip: string | null;
  readonly request_id: string | null;
  readonly created: Date;
}

/** An entry as it is read. `changes` is the list inside the stored object. */
export type ReadAuditEntryRow = Omit<AuditEntryRow, 'changes'> & { readonly changes: readonly AuditedChange[] };

export const AuditEntryRowSchema = new EntitySchema<AuditEntryRow>({
  name: 'audit_entry',
  schema: 'platform',
  columns: {
    organization_id: { type: 'uuid', primary: true },
    livemode: { type: 'boolean', primary: true },
    id: { type: 'uuid', primary: true },
    actor_kind: { type: 'text', nullable: true },
    actor_id: { type: 'uuid', nullable: true },
    action: { type: 'text' },
    target: { type: 'text' },
    changes: { type: 'jsonb' },
    ip: { type: 'text', nullable: true },
    request_id: { type: 'uuid', nullable: true },
    created: { type: 'timestamptz' },
  },
});

/** The row of an entry, with the address and the id of the request that is being handled. */
export function toAuditEntryRow({ tenant, actor, changes, ...entry }: NewAuditEntry): AuditEntryRow {
  const request = currentRequest();
  return {
    ...entry,
    organization_id: tenant.organizationId,
    livemode: tenant.livemode,
    actor_kind: actor?.kind ?? null,
    actor_id: actor?.id ?? null,
    // The list is wrapped in an object, since a list would be written as a PostgreSQL array and not as JSON.
    changes: { list: changes },
    ip: request?.clientAddress() ?? null,
    request_id: request?.requestId ?? null,
  };
}

export function toAuditEntry(row: ReadAuditEntryRow): AuditEntry {
  const { actor_kind: kind, actor_id: id } = row;
  return {
    id: row.id,
    tenant: { organizationId: row.organization_id, livemode: row.livemode },
    actor: kind === null || id === null ? null : { kind, id },
    action: row.action,
    target: row.target,
    changes: row.changes,
    ip: row.ip,
    requestId: row.request_id,
    created: row.created,
  };
}
