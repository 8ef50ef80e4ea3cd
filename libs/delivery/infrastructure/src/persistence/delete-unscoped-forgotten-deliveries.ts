import { type Database, unscoped } from '@livery/persistence';
import { DELIVERY_RETENTION } from './unscoped-uses.ts';

/** A delivery goes with its week; what is kept apart of it, because it never arrived, has to follow. */
const DELETE = unscoped(
  DELIVERY_RETENTION,
  `delete from delivery.undelivered u
    where u.status <> 'pending'
      and not exists (select from delivery.webhook_delivery d where d.organization_id = u.organization_id
                         and d.livemode = u.livemode and d.event_id = u.event_id and d.endpoint_id = u.endpoint_id)
   returning 1`,
);

/** Deletes what is left of deliveries that are no longer kept. Reads the whole table: for once a day. @returns how many */
export async function deleteUnscopedForgottenDeliveries(database: Database): Promise<number> {
  return (await database.query(DELETE)).length;
}
