import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { MigrationExecutor, QueryFailedError, type QueryRunner } from 'typeorm';
import type { Database } from './database.ts';
import { SCHEMA_LOCK } from './schema-lock.ts';
import { allowSilence } from './silence.ts';
import { ensureWeeklyPartitions } from './weekly-partitions.ts';

/** How long a statement of a migration waits for a lock. Reads and writes of the table wait behind it for as long. */
const LOCK_TIMEOUT_MS = 500;
/** How long a migration goes on trying: as long as a statement of the service may take, many times. */
const PAUSE_MS = 1_000;
const MOST_TRIES = 300;
/** SQLSTATE `lock_not_available` and `deadlock_detected` (PostgreSQL, appendix A). */
const LOCK_FAILURES = ['55P03', '40P01'];

/**
 * A compilation takes longer than any of the service's statements. A role may change its own settings. They apply to its next connections, also
 * to those of a pooler, which refuses most parameters of a connection.
 */
async function compileNothing(connection: QueryRunner): Promise<void> {
  const [row] = await connection.manager.query<{ database: string; compiles: boolean }[]>(
    'select quote_ident(current_database()) as database, pg_jit_available() as compiles',
  );
  if (row?.compiles === true) {
    await connection.query(`alter role current_user in database ${row.database} set jit = off`);
  }
}

/**
 * Switches the compilation of statements off for the role of the connection, runs the pending migrations and creates the partitions of
 * the coming weeks. Several processes may call it at the same time: one works, and the others wait and then find nothing to do.
 * @returns the names of the migrations that ran
 */
export async function migrate(database: Database, now: Date): Promise<string[]> {
  const ran = await withoutTimeouts(database, async (connection) => {
    await compileNothing(connection);
    const executor = new MigrationExecutor(database.dataSource, connection);
    executor.transaction = 'each';
    const before = new Set((await executor.getExecutedMigrations()).map(({ name }) => name));
    await untilLocked(() => executor.executePendingMigrations());
    const tables = database.weeklyTables.map(({ table }) => table);
    await untilLocked(() => ensureWeeklyPartitions(connection, tables, now));
    return (await executor.getExecutedMigrations())
      .map(({ name }) => name)
      .filter((name) => !before.has(name))
      .reverse();
  });
  await database.learnTenantTables();
  return ran;
}

/**
 * Repeats work that could not lock a table within its time. A migration that has failed has changed nothing, and those before it have been committed.
 * @throws the last error
 */
async function untilLocked(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isLockFailure(error) || tries === MOST_TRIES) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

function isLockFailure(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return cause instanceof pg.DatabaseError && LOCK_FAILURES.includes(cause.code ?? '');
}

/**
 * Runs `work` on one connection that holds the schema lock, for which it waits as long as it takes, has no timeout for statements and a short one
 * for locks. The settings and the lock belong to a connection, so the migrations must run on the same one.
 */
async function withoutTimeouts<T>(database: Database, work: (connection: QueryRunner) => Promise<T>): Promise<T> {
  const connection = database.dataSource.createQueryRunner();
  try {
    const endSilence = allowSilence(await connection.connect());
    await connection.query('set statement_timeout = 0; set lock_timeout = 0');
    await connection.query(`select pg_advisory_lock(${SCHEMA_LOCK})`);
    await connection.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
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
