import { MigrationExecutor, type QueryRunner } from 'typeorm';
import type { Database } from './database.ts';
import { SCHEMA_LOCK } from './schema-lock.ts';
import { allowSilence } from './silence.ts';
import { ensureWeeklyPartitions } from './weekly-partitions.ts';

/**
 * Brings the database to the present schema and makes the partitions of the coming weeks. Safe to start from many
 * processes at once: one works, the others wait and then find nothing to do. Returns the names of what ran.
 */
export async function migrate(database: Database, now: Date): Promise<string[]> {
  const ran = await patiently(database, async (connection) => {
    const executor = new MigrationExecutor(database.dataSource, connection);
    executor.transaction = 'each';
    const migrations = await executor.executePendingMigrations();
    await ensureWeeklyPartitions(
      connection,
      database.weeklyTables.map(({ table }) => table),
      now,
    );
    return migrations.map(({ name }) => name);
  });
  await database.learnTenantTables();
  return ran;
}

/**
 * Works on one connection, which holds the lock and waits for statements and locks as long as they take: what the
 * settings and the lock are on must be what the migrations run on.
 */
async function patiently<T>(database: Database, work: (connection: QueryRunner) => Promise<T>): Promise<T> {
  const connection = database.dataSource.createQueryRunner();
  try {
    const endSilence = allowSilence(await connection.connect());
    await connection.query('set statement_timeout = 0; set lock_timeout = 0');
    await connection.query(`select pg_advisory_lock(${SCHEMA_LOCK})`);
    try {
      return await work(connection);
    } finally {
      await giveBack(connection);
      endSilence();
    }
  } finally {
    await connection.release();
  }
}

/** A connection that has broken has given back its lock and its settings by that, and its error is not the one to tell. */
async function giveBack(connection: QueryRunner): Promise<void> {
  try {
    await connection.query(`select pg_advisory_unlock(${SCHEMA_LOCK}); reset statement_timeout; reset lock_timeout`);
  } catch {
    return;
  }
}
