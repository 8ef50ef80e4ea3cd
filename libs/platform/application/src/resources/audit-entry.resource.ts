import { publicActorId, publicId } from '@livery/kernel';
import type { AuditEntryResource } from '@livery/platform-contracts';
import type { AuditEntry } from '@livery/platform-domain';

export function auditEntryResource(entry: AuditEntry): AuditEntryResource {
  return {
    id: publicId('audit', entry.id),
    object: 'audit_entry',
    organization: publicId('org', entry.tenant.organizationId),
    livemode: entry.tenant.livemode,
    actor: publicActorId(entry.actor),
    action: entry.action,
    target: entry.target,
    changes: entry.changes.map(({ field, before, after }) => ({ field, before, after })),
    ip: entry.ip,
    request_id: entry.requestId === null ? null : publicId('req', entry.requestId),
    created: entry.created.toISOString(),
  };
}
