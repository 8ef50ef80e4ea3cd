import type { Actor, AuditedChange } from '@livery/kernel';
import type { AuditEntry } from '@livery/platform-domain';
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
