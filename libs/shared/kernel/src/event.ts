import type { FromSchema, JsonObject, JsonSchema } from './json-schema.ts';
import type { Tenant } from './tenant.ts';

/** An event type, declared once by the context that publishes it. */
export interface EventDefinition<Schema extends JsonSchema = JsonSchema> {
  /** A dotted name in the past tense, such as `report.page.added`. */
  readonly type: string;
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

/** Creates an event of a declared type. Its data must fit the declared schema. */
export function newEvent<Schema extends JsonSchema>(
  definition: EventDefinition<Schema>,
  tenant: Tenant,
  data: FromSchema<Schema> & JsonObject,
): NewEvent {
  return { type: definition.type, tenant, data };
}
