import { type Database, deleteInBatches, unscoped } from '@livery/persistence';
import { OLD_SIMULATIONS } from './tenant-guard-exceptions.ts';

/** As long as ended jobs are kept. */
const KEPT_MS = 30 * 24 * 3_600_000;
const BATCH = 100;

const DELETE = unscoped(
  OLD_SIMULATIONS,
  `delete from brand_governance.simulation where (organization_id, livemode, id) in (
     select organization_id, livemode, id from brand_governance.simulation
      where created <= $1 order by created limit $2 for update skip locked)
   returning 1`,
);

/** Deletes simulations whose jobs were cancelled or failed long ago. @returns the number of deleted rows */
export function deleteUnscopedOldSimulations(database: Database, now: Date): Promise<number> {
  return deleteInBatches(database, DELETE, [new Date(now.getTime() - KEPT_MS)], BATCH);
}
