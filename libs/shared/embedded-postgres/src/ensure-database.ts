import { Client, DatabaseError } from 'pg';
import { EmbeddedPostgresFailed } from './embedded-postgres.errors.ts';

/** PostgreSQL, appendix A. */
const UNKNOWN_DATABASE = '3D000';
const WRONG_PASSWORD = '28P01';
const PATIENCE = 30_000;

/** Connects to a database, and creates it if it is missing. @param urlOf returns the URL of a database by its name */
export async function ensureDatabase(name: string, urlOf: (database: string) => string): Promise<void> {
  try {
    await runOn(urlOf(name), 'select 1');
  } catch (error) {
    const code = error instanceof DatabaseError ? error.code : undefined;
    if (code === WRONG_PASSWORD) {
      throw new EmbeddedPostgresFailed(
        'The password file beside the data directory is not the one that belongs to this cluster. Put the right file back.',
      );
    }
    if (code !== UNKNOWN_DATABASE) throw error;
    await runOn(urlOf('postgres'), `create database "${name}"`);
  }
}

async function runOn(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: PATIENCE, query_timeout: PATIENCE });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}
