import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Where the run's PostgreSQL is; set once by the global set-up. */
export const TEST_POSTGRES_URL = 'LIVERY_TEST_POSTGRES_URL';

export interface TestDatabase {
  readonly url: string;
  /** Runs one statement past every guard, as an administrator would. */
  execute(statement: string, values?: readonly unknown[]): Promise<readonly object[]>;
  drop(): Promise<void>;
}

/** An empty database of its own for one suite. Fails when there is no server: a test that needs one never skips. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = process.env[TEST_POSTGRES_URL];
  if (server === undefined) throw new Error('There is no PostgreSQL for this run: is the global set-up configured?');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    execute: (statement, values) => execute(url.href, statement, values),
    drop: async () => {
      await execute(server, `drop database ${name} with (force)`);
    },
  };
}

async function execute(server: string, statement: string, values: readonly unknown[] = []): Promise<readonly object[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query<object>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}
