import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The environment variable with the URL of the test run's PostgreSQL, which the global set-up sets. */
export const TEST_POSTGRES_URL = 'LIVERY_TEST_POSTGRES_URL';

export interface TestDatabase {
  readonly url: string;
  /** Runs one statement without the tenant guard, like an administrator. */
  execute(statement: string, values?: readonly unknown[]): Promise<readonly object[]>;
  drop(): Promise<void>;
}

/** The URL of the test run's PostgreSQL. @throws Error if there is none, since no test may be skipped */
export function testServer(): string {
  const server = process.env[TEST_POSTGRES_URL];
  if (server === undefined) throw new Error('There is no PostgreSQL for this run: is the global set-up configured?');
  return server;
}

/**
 * Creates a database for one suite, which is empty unless it copies another one.
 * @param options options of `create database`
 * @throws Error if there is no server
 */
export async function createTestDatabase(options = ''): Promise<TestDatabase> {
  const server = testServer();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(server, `create database ${name} ${options}`);
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
