import type { Actor, JsonObject, JsonValue, Tenant } from '@livery/kernel';

/** An entry of the audit log: one action on a record of the platform context, with its actor. */
export interface AuditEntry {
  readonly id: string;
  readonly tenant: Tenant;
  /** The actor; null for the operator. */
  readonly actor: Actor | null;
  /** The event type without `platform.`, for example `api_key.created`. */
  readonly action: string;
  /** The public id of the record. */
  readonly target: string;
  readonly changes: readonly AuditedChange[];
  readonly ip: string | null;
  /** The UUID of the request; null if there was none. */
  readonly requestId: string | null;
  readonly created: Date;
}

/** A field that changed. Both values are null if the field may contain personal data or secrets. */
export interface AuditedChange {
  readonly field: string;
  readonly before: JsonValue;
  readonly after: JsonValue;
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
export function auditedChanges(previous: JsonObject, after: JsonObject): readonly AuditedChange[] {
  return Object.entries(previous).map(([field, value]) =>
    SAFE_FIELDS.has(field)
      ? { field, before: value, after: after[field] ?? null }
      : { field, before: null, after: null },
  );
}
