import { MigrationExecutor, type QueryRunner } from 'typeorm';
import type { Database } from './database.ts';
import { SCHEMA_LOCK } from './schema-lock.ts';
import { allowSilence } from './silence.ts';
import { ensureWeeklyPartitions } from './weekly-partitions.ts';

/**
 * A compilation takes longer than any of the service's statements. A role may change its own settings. They apply to its next connections, also
 * to those of a pooler, which refuses most parameters of a connection.
 */
const COMPILE_NOTHING = `do $$ begin
  if pg_jit_available() then
    execute format('alter role current_user in database %I set jit = off', current_database());
  end if;
end $$`;

/**
 * Switches the compilation of statements off for the role of the connection, runs the pending migrations and creates the partitions of the coming weeks. Several processes may call it at the same time: one
 * works, and the others wait and then find nothing to do.
 * @returns the names of the migrations that ran
 */
export async function migrate(database: Database, now: Date): Promise<string[]> {
  const ran = await withoutTimeouts(database, async (connection) => {
    await connection.query(COMPILE_NOTHING);
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
 * Runs `work` on one connection that holds the schema lock and has no timeouts for statements and locks. The settings and the lock
 * belong to a connection, so the migrations must run on the same one.
 */
async function withoutTimeouts<T>(database: Database, work: (connection: QueryRunner) => Promise<T>): Promise<T> {
  const connection = database.dataSource.createQueryRunner();
  try {
    const endSilence = allowSilence(await connection.connect());
    await connection.query('set statement_timeout = 0; set lock_timeout = 0');
    await connection.query(`select pg_advisory_lock(${SCHEMA_LOCK})`);
    try {
      return await work(connection);
    } finally {
      await restore(connection);
      endSilence();
    }
  } finally {
    await connection.release();
  }
}

/** Releases the lock and restores the timeouts. A broken connection has lost both already, so its error is ignored. */
async function restore(connection: QueryRunner): Promise<void> {
  try {
    await connection.query(`select pg_advisory_unlock(${SCHEMA_LOCK}); reset statement_timeout; reset lock_timeout`);
  } catch {
    return;
  }
}
