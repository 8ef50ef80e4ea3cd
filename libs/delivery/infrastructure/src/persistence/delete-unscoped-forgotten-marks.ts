import { type Database, unscoped } from '@livery/persistence';
import { BLOCK } from './delivery-page.ts';
import { DELIVERY_RETENTION } from './tenant-guard-exceptions.ts';

/** The marks of an endpoint that come before the first delivery that it still has. A mark below 0 is that of an ordinal. */
const DELETE = unscoped(
  DELIVERY_RETENTION,
  `delete from delivery.delivered_block m
    using (select distinct organization_id, livemode, endpoint_id from delivery.delivered_block) e
    cross join lateral (
      select coalesce((select d.sequence / ${BLOCK} from delivery.webhook_delivery d
                        where d.organization_id = e.organization_id and d.livemode = e.livemode
                          and d.endpoint_id = e.endpoint_id and d.sequence is not null
                        order by d.sequence limit 1), ${Number.MAX_SAFE_INTEGER}) as block,
             coalesce((select d.ordinal from delivery.webhook_delivery d
                        where d.organization_id = e.organization_id and d.livemode = e.livemode
                          and d.endpoint_id = e.endpoint_id
                        order by d.ordinal limit 1), ${Number.MAX_SAFE_INTEGER}) as ordinal
    ) first
    where m.organization_id = e.organization_id and m.livemode = e.livemode and m.endpoint_id = e.endpoint_id
      and case when m.block >= 0 then m.block < first.block else -m.block < first.ordinal end
   returning 1`,
);

/**
 * Deletes the marks of delivered deliveries that have been deleted with their partition. It reads all marks, of which there is one to
 * 32 deliveries at most, so it should run once a day.
 * @returns the number of deleted rows
 */
export async function deleteUnscopedForgottenMarks(database: Database): Promise<number> {
  return (await database.query(DELETE)).length;
}
