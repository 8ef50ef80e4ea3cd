import type { FromSchema, JsonObject, JsonSchema } from './json-schema.ts';
import type { Tenant } from './tenant.ts';

/** An event type, declared once by the context that publishes it. */
export interface EventDefinition<Schema extends JsonSchema = JsonSchema> {
  /** Dotted name, past tense: `report.page.added`. */
  readonly type: string;
  readonly description: string;
  /** Schema of the event's `data`. */
  readonly schema: Schema;
  /** What `data` may look like. */
  readonly example: FromSchema<Schema> & JsonObject;
}

/** Something that happened to one tenant, before it is recorded. */
export interface NewEvent {
  readonly type: string;
  readonly tenant: Tenant;
  /** `{object: snapshot, previous_attributes?: …}`. Never holds a secret. */
  readonly data: JsonObject;
}

/** An event as it is recorded, listed and delivered. */
export interface EventEnvelope extends NewEvent {
  /** UUIDv7. */
  readonly id: string;
  /** The dated API version that `data` was rendered in. */
  readonly apiVersion: string;
  /** UUID of the request that caused it; null for background causes. */
  readonly requestId: string | null;
  readonly created: Date;
}

/** Makes an event of a declared type; its data must fit the declared schema. */
export function newEvent<Schema extends JsonSchema>(
  definition: EventDefinition<Schema>,
  tenant: Tenant,
  data: FromSchema<Schema> & JsonObject,
): NewEvent {
  return { type: definition.type, tenant, data };
}
