import { type Database, unscoped, type TenantGuardException } from '@livery/persistence';

const BATCH = 1_000;
export const ANSWER_RETENTION: TenantGuardException = {
  reason: 'answer-retention',
  because: 'stored responses of all tenants expire by their age',
  verbs: ['delete'],
  tables: ['http.idempotent_answer'],
};

const DELETE = unscoped(
  ANSWER_RETENTION,
  `delete from http.idempotent_answer where (organization_id, livemode, key_hash) in (
     select organization_id, livemode, key_hash from http.idempotent_answer
      where expires <= $1 order by expires limit $2 for update skip locked)
   returning 1`,
);

/** Deletes expired stored responses, 1,000 in each statement. @returns the number of deleted rows */
export async function deleteUnscopedExpiredAnswers(database: Database, now: Date): Promise<number> {
  let deleted = 0;
  for (let batch = BATCH; batch === BATCH; deleted += batch) {
    batch = (await database.query(DELETE, [now, BATCH])).length;
  }
  return deleted;
}
