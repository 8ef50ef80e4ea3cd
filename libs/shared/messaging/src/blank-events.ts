import type { JsonObject, Transaction } from '@livery/kernel';
import { changeRows } from '@livery/persistence';

/** The events of an organization to change, in both modes, and the new values. */
export interface BlankedEvents {
  readonly organizationId: string;
  /** The beginning of the event types, such as `platform.user.`. */
  readonly typePrefix: string;
  /** The public id of the record that the events describe. */
  readonly objectId: string;
  /** The new values of members of `data.object`. `data.previous_attributes` is emptied. */
  readonly replacement: JsonObject;
}

/** Removes personal data from recorded events. @returns how many events were changed */
export function blankEvents(
  { organizationId, typePrefix, objectId, replacement }: BlankedEvents,
  transaction: Transaction,
): Promise<number> {
  return changeRows(
    `update messaging.event
        set data = jsonb_build_object('object', (data->'object') || $4::jsonb, 'previous_attributes', '{}'::jsonb)
      where organization_id = $1 and starts_with(type, $2) and data->'object'->>'id' = $3`,
    [organizationId, typePrefix, objectId, JSON.stringify(replacement)],
    transaction,
  );
}
