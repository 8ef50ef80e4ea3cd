import { DomainError } from '@livery/kernel';
import pg from 'pg';
import { MIGRATION_TABLE } from './migration-table.ts';

/** SQLSTATE `undefined_table` (PostgreSQL, appendix A). */
const UNDEFINED_TABLE = '42P01';

/** Runs one statement and returns its rows. */
type Query = (text: string) => Promise<readonly { readonly name: string }[]>;

/**
 * Checks that every migration which this process knows has run.
 * @param known the names of these migrations
 * @throws DomainError `unavailable` if one of them has not run
 */
export async function assertMigrated(known: readonly string[], query: Query): Promise<void> {
  const ran = await migrationsRun(query);
  if (known.every((name) => ran.has(name))) return;
  throw new DomainError('unavailable', 'unavailable', 'Migrations have not run yet.', { retryAfter: 5 });
}

async function migrationsRun(query: Query): Promise<ReadonlySet<string>> {
  try {
    // Where sequential scans are off, the order makes the index the cheaper way.
    const rows = await query(`select name from ${MIGRATION_TABLE} order by id`);
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return new Set();
    throw error;
  }
}
