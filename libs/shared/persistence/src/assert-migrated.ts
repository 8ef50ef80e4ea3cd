import { DomainError } from '@livery/kernel';
import pg from 'pg';
import type { Database } from './database.ts';
import { MIGRATION_TABLE } from './migration-table.ts';

/** PostgreSQL, appendix A. */
const UNDEFINED_TABLE = '42P01';

/** @throws DomainError `unavailable` while a migration that this process knows has not run */
export async function assertMigrated(database: Database): Promise<void> {
  const ran = await migrationsRun(database);
  const isPending = database.dataSource.migrations.some(({ name, constructor }) => !ran.has(name ?? constructor.name));
  if (isPending) throw new DomainError('unavailable', 'unavailable', 'Migrations have not run yet.', { retryAfter: 5 });
}

async function migrationsRun(database: Database): Promise<ReadonlySet<string>> {
  try {
    const rows = await database.query<{ name: string }>(`select name from ${MIGRATION_TABLE}`);
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return new Set();
    throw error;
  }
}
