import type { Database } from './database.ts';
import { ensureWeeklyPartitions, type PartitionedTable } from './weekly-partitions.ts';

/** One number for all Livery processes: whoever holds this advisory lock may change the schema. */
const MIGRATION_LOCK = 7_305_811;

/**
 * Brings the database to the present schema and makes the partitions of the coming weeks. Safe to start from many
 * processes at once: one works, the others wait and then find nothing to do. Returns the names of what ran.
 */
export async function migrate(
  database: Database,
  partitioned: readonly PartitionedTable[],
  now: Date,
): Promise<string[]> {
  const lock = database.dataSource.createQueryRunner();
  try {
    await lock.query(`set statement_timeout = 0; set lock_timeout = 0`);
    await lock.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    const migrations = await database.dataSource.runMigrations({ transaction: 'each' });
    await ensureWeeklyPartitions(database, partitioned, now);
    await database.learnTenantTables();
    return migrations.map(({ name }) => name);
  } finally {
    await lock.query(`select pg_advisory_unlock(${MIGRATION_LOCK}); reset statement_timeout; reset lock_timeout`);
    await lock.release();
  }
}
