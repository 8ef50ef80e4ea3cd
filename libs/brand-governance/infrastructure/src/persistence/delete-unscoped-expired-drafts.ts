import { type Database, deleteInBatches, unscoped } from '@livery/persistence';
import { EXPIRED_DRAFTS } from './tenant-guard-exceptions.ts';

const BATCH = 500;
const DELETE = unscoped(
  EXPIRED_DRAFTS,
  `delete from brand_governance.guideline_draft where (organization_id, livemode, id) in (
     select organization_id, livemode, id from brand_governance.guideline_draft
      where expires_at <= $1 order by expires_at limit $2 for update skip locked)
   returning 1`,
);

/** Deletes drafts that have expired, 500 in each statement. @returns the number of deleted rows */
export function deleteUnscopedExpiredDrafts(database: Database, now: Date): Promise<number> {
  return deleteInBatches(database, DELETE, [now], BATCH);
}
