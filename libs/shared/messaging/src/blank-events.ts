import type { JsonObject, Transaction } from '@livery/kernel';
import { changeRows } from '@livery/persistence';

/** Which events of an organization, in both modes, and what to write over. */
export interface BlankedEvents {
  readonly organizationId: string;
  /** How the types of the events begin: `platform.user.` for one. */
  readonly typePrefix: string;
  /** Public id of the record that the events tell of. */
  readonly objectId: string;
  /** Replaces these members of `data.object`. What was before the change (`data.previous_attributes`) is emptied. */
  readonly replacement: JsonObject;
}

/** Takes what is personal out of events that were written before. @returns how many events were changed */
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
