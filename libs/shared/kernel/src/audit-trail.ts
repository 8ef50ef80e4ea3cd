import type { JsonObject, JsonValue } from './json-schema.ts';
import type { Tenant } from './tenant.ts';
import type { Transaction } from './unit-of-work.ts';

/** A field that changed. Both values are null if the field may contain personal data or secrets. */
export interface AuditedChange {
  readonly field: string;
  readonly before: JsonValue;
  readonly after: JsonValue;
}

/** What somebody has done, as auditors ask for it. */
export interface AuditedAction {
  readonly tenant: Tenant;
  /** Such as `brand_check.document_deleted`. */
  readonly action: string;
  /** The public id of the record, or the path of a list. */
  readonly target: string;
  readonly changes?: readonly AuditedChange[];
}

/** The log of actions that auditors ask for. Platform keeps it, and adds the caller of the current request and its address. */
export abstract class AuditTrail {
  abstract record(actions: readonly AuditedAction[], transaction: Transaction): Promise<void>;
}

/**
 * Lists the changes of a record.
 * @param previous the former values of the fields that changed
 * @param shown the fields whose values are neither personal data nor secrets
 */
export function auditedChanges(
  previous: JsonObject,
  after: JsonObject,
  shown: ReadonlySet<string>,
): readonly AuditedChange[] {
  return Object.entries(previous).map(([field, value]) =>
    shown.has(field) ? { field, before: value, after: after[field] ?? null } : { field, before: null, after: null },
  );
}
