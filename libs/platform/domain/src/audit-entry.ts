import type { Actor, JsonObject, JsonValue, Tenant } from '@livery/kernel';

/** One line of what was done to the platform's records, by whom. */
export interface AuditEntry {
  readonly id: string;
  readonly tenant: Tenant;
  /** null for what the operator did. */
  readonly actor: Actor | null;
  /** `api_key.created` */
  readonly action: string;
  /** Public id of the record that it was done to. */
  readonly target: string;
  readonly changes: readonly AuditedChange[];
  readonly ip: string | null;
  /** UUID. */
  readonly requestId: string | null;
  readonly created: Date;
}

/** A field that changed. Values stand here only where they can be neither personal nor secret. */
export interface AuditedChange {
  readonly field: string;
  readonly before: JsonValue;
  readonly after: JsonValue;
}

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
]);

/** The fields of a record that are not what they were, but for its time of change. */
export function changedFields(before: JsonObject, after: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) => name !== 'updated' && JSON.stringify(value) !== JSON.stringify(after[name]),
    ),
  );
}

/** @param previous what the changed fields were before */
export function auditedChanges(previous: JsonObject, after: JsonObject): readonly AuditedChange[] {
  return Object.entries(previous).map(([field, value]) =>
    SAFE_FIELDS.has(field)
      ? { field, before: value, after: after[field] ?? null }
      : { field, before: null, after: null },
  );
}
