import { hash } from 'node:crypto';
import { Database, migrate, type PersistenceSlice } from '@livery/persistence';
import pg from 'pg';
import { createTestDatabase, type TestDatabase, testServer } from './test-database.ts';

/** The key of the advisory lock under which a template is made. */
const TEMPLATE_LOCK = 7_301_120;

/**
 * Creates a database for one suite, with the tables of the slices: a copy of a template that is migrated once for the whole run, which takes an
 * eighth of the time of the migrations (measured).
 * @param now the time of the first weekly partitions
 */
export async function createMigratedDatabase(
  slices: readonly PersistenceSlice[],
  now = new Date(),
): Promise<TestDatabase> {
  const migrations = slices.flatMap((slice) => slice.migrations.map(({ name }) => name));
  const template = `template_${hash('md5', JSON.stringify([migrations, now.toISOString().slice(0, 10)]))}`;
  await ensureTemplate(template, slices, now);
  return createTestDatabase(`template ${template} strategy file_copy`);
}

/** The first caller of any process makes the template, and the others wait. Its name is given when it is complete. */
async function ensureTemplate(name: string, slices: readonly PersistenceSlice[], now: Date): Promise<void> {
  const client = new pg.Client({ connectionString: testServer() });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`alter database ${await migratedDatabase(slices, now)} rename to ${name}`);
  } finally {
    await client.end();
  }
}

async function migratedDatabase(slices: readonly PersistenceSlice[], now: Date): Promise<string> {
  const { url } = await createTestDatabase();
  const database = await Database.connect({
    url,
    applicationName: 'livery-template',
    poolSize: 2,
    guardTenants: false,
    slices,
  });
  try {
    await migrate(database, now);
  } finally {
    await database.close();
  }
  return new URL(url).pathname.slice(1);
}
