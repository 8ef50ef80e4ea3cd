import { type Actor, type AuditedChange, auditedChanges, type JsonObject, type Tenant } from '@livery/kernel';

/** An entry of the audit log: one action, with its actor. */
export interface AuditEntry {
  readonly id: string;
  readonly tenant: Tenant;
  /** The actor; null for the operator, for work of the service itself, and for whoever opens a link. */
  readonly actor: Actor | null;
  /** The event type without its area, for example `api_key.created`. */
  readonly action: string;
  /** The public id of the record, or the path of a list. */
  readonly target: string;
  readonly changes: readonly AuditedChange[];
  readonly ip: string | null;
  /** The UUID of the request; null if there was none. */
  readonly requestId: string | null;
  readonly created: Date;
}

/** The fields whose values are neither personal data nor secrets. */
const SAFE_FIELDS: ReadonlySet<string> = new Set([
  'allowed_ips',
  'expires_at',
  'requested_scopes',
  'retires_at',
  'revoked_at',
  'role',
  'scopes',
  'status',
  'token_lifetime',
  'type',
  'user',
]);

/** Returns the former values of the fields that changed, except `updated`. */
export function changedFields(before: JsonObject, after: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) => name !== 'updated' && JSON.stringify(value) !== JSON.stringify(after[name]),
    ),
  );
}

/** Lists the changes of a record for the audit log. @param previous the former values of the fields that changed */
export function changesOfRecord(previous: JsonObject, after: JsonObject): readonly AuditedChange[] {
  return auditedChanges(previous, after, SAFE_FIELDS);
}
