import { type Database, deleteInBatches, unscoped } from '@livery/persistence';
import { ANSWER_RETENTION } from '../tenant-guard-exceptions.ts';

const BATCH = 1_000;

const DELETE = unscoped(
  ANSWER_RETENTION,
  `delete from http.idempotent_answer where (organization_id, livemode, key_hash) in (
     select organization_id, livemode, key_hash from http.idempotent_answer
      where expires <= $1 order by expires limit $2 for update skip locked)
   returning 1`,
);

/** Deletes expired stored responses, 1,000 in each statement. @returns the number of deleted rows */
export function deleteUnscopedExpiredAnswers(database: Database, now: Date): Promise<number> {
  return deleteInBatches(database, DELETE, [now], BATCH);
}
