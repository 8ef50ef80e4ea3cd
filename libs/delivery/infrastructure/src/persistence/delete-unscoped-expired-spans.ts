import { type Database, unscoped } from '@livery/persistence';
import { DELIVERY_RETENTION } from './tenant-guard-exceptions.ts';

/** All events of a span are of one week, so that they are deleted together with its first one. */
const DELETE = unscoped(
  DELIVERY_RETENTION,
  `delete from delivery.missed_span s
    where not exists (select from messaging.event e where e.organization_id = s.organization_id
                         and e.livemode = s.livemode and e.id = s.first_event_id)
   returning 1`,
);

/** Deletes the spans of missed events that are no longer stored. @returns the number of deleted rows */
export async function deleteUnscopedExpiredSpans(database: Database): Promise<number> {
  return (await database.query(DELETE)).length;
}
