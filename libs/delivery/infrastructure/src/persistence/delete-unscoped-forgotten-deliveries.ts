import { type Database, unscoped } from '@livery/persistence';
import { DELIVERY_RETENTION } from './tenant-guard-exceptions.ts';

/** A delivery is deleted with its weekly partition. Its row in `undelivered`, if it has one, has to be deleted afterwards. */
const DELETE = unscoped(
  DELIVERY_RETENTION,
  `delete from delivery.undelivered u
    where u.status <> 'pending'
      and not exists (select from delivery.webhook_delivery d where d.organization_id = u.organization_id
                         and d.livemode = u.livemode and d.event_id = u.event_id and d.endpoint_id = u.endpoint_id)
   returning 1`,
);

/**
 * Deletes the rows of `undelivered` whose delivery has been deleted. It reads the whole table, so it should run once a day.
 * @returns the number of deleted rows
 */
export async function deleteUnscopedForgottenDeliveries(database: Database): Promise<number> {
  return (await database.query(DELETE)).length;
}
