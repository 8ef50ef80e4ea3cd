import type { AuditedChange } from './audit-trail.ts';
import type { FromSchema, JsonObject, JsonSchema } from './json-schema.ts';
import type { Tenant } from './tenant.ts';

/** An event type, declared once by the context that publishes it. */
export interface EventDefinition<Schema extends JsonSchema = JsonSchema> {
  /** A dotted name in the past tense, such as `report.page.added`. */
  readonly type: string;
  /**
   * Set if the audit log gets an entry for each such event: the fields whose former and new values it shows, since they are neither personal
   * data nor secrets.
   */
  readonly audited?: readonly string[];
  readonly description: string;
  /** The schema of the event's `data`. */
  readonly schema: Schema;
  /** An example of `data`. */
  readonly example: FromSchema<Schema> & JsonObject;
}

/** An event of one tenant that is not recorded yet. */
export interface NewEvent {
  /** UUIDv7. By default the log creates one. */
  readonly id?: string;
  readonly type: string;
  readonly tenant: Tenant;
  /** `{object: snapshot, previous_attributes?: …}`. It never contains a secret. */
  readonly data: JsonObject;
  /** `audited` of its definition. */
  readonly audited?: readonly string[];
  /** What the audit log says of the change; the fields of `previous_attributes` if nothing is given. */
  readonly changes?: readonly AuditedChange[];
}

/** An event as it is recorded, listed and delivered. */
export interface EventEnvelope extends NewEvent {
  /** UUIDv7. */
  readonly id: string;
  /** The version of the API in which `data` was rendered. */
  readonly apiVersion: string;
  /** The UUID of the request that caused the event; null if background work did. */
  readonly requestId: string | null;
  readonly created: Date;
}

/**
 * Creates an event of a declared type. Its data must fit the declared schema.
 * @param changes what the audit log says, if the event is audited (default: the fields of `previous_attributes`)
 */
export function newEvent<Schema extends JsonSchema>(
  definition: EventDefinition<Schema>,
  tenant: Tenant,
  data: FromSchema<Schema> & JsonObject,
  changes?: readonly AuditedChange[],
): NewEvent {
  const { type, audited } = definition;
  return { type, tenant, data, ...(audited && { audited }), ...(changes && { changes }) };
}
