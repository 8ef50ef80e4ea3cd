import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, poll, type TestDatabase } from '@livery/testing';
import pg from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Database } from './database.ts';
import { migrate } from './migrate.ts';
import type { PersistenceSlice } from './persistence-slice.ts';
import { tableEraser } from './table-eraser.ts';

const now = new Date('2026-11-20T12:00:00Z');
/** How long a transaction holds the table that a migration changes. */
const HELD_MS = 4_000;
const SETTINGS = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`;

class Slow1763600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('select pg_sleep(0.5)');
    await queryRunner.query('create table slow (id int)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

class WidensBusy1763600000002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table busy add column wide text');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

class LosesItsConnection1763600000001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('select pg_terminate_backend(pg_backend_pid())');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

let server: TestDatabase;
let opened: Database[];

beforeEach(async () => {
  server = await createTestDatabase();
  opened = [];
});

afterEach(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await server.drop();
});

/** Connects with one connection, whose timeouts are shorter than the slow migration. */
async function connect(...migrations: PersistenceSlice['migrations']): Promise<Database> {
  const options = {
    url: `${server.url}?statement_timeout=200&lock_timeout=100`,
    applicationName: 'livery-test',
    poolSize: 1,
    guardTenants: true,
    slices: [{ entities: [], migrations, eraser: tableEraser([]) }],
  };
  // On a busy machine a connection may take longer than its timeout of five seconds.
  const database = await Database.connect(options).catch(() => Database.connect(options));
  opened.push(database);
  return database;
}

describe('migrating', () => {
  it('has no timeout for statements, and restores those of its connection afterwards', async () => {
    const database = await connect(Slow1763600000000);
    await expect(migrate(database, now)).resolves.toEqual(['Slow1763600000000']);
    await expect(database.query(SETTINGS)).resolves.toEqual([{ statement: '200ms', lock: '100ms' }]);
  });

  it('switches the compilation of statements off for its role, also where tables of tenants exist already', async () => {
    await server.execute('create table public.owned (organization_id uuid, livemode boolean)');
    await migrate(await connect(Slow1763600000000), now);
    expect(await server.execute('select pg_jit_available() as compiles')).toEqual([{ compiles: false }]);
  });

  it('waits for another process without a timeout', async () => {
    const both = await Promise.all([connect(Slow1763600000000), connect(Slow1763600000000)]);
    const ran = await Promise.all(both.map((database) => migrate(database, now)));
    expect(ran.flat()).toEqual(['Slow1763600000000']);
  });

  it('tries again while a transaction holds its table, so that writes of others wait for half a second at most', async () => {
    await server.execute('create table busy (id int)');
    const reader = new pg.Client({ connectionString: server.url });
    await reader.connect();
    await reader.query('begin; select from busy');
    const database = await connect(WidensBusy1763600000002);
    let isOver = false;
    const migrated = migrate(database, now).finally(() => (isOver = true));
    let longest = 0;
    for (const started = performance.now(); performance.now() - started < HELD_MS;) {
      const began = performance.now();
      await server.execute('insert into busy values (1)');
      longest = Math.max(longest, performance.now() - began);
    }
    expect(isOver).toBe(false);
    await reader.end();
    expect(await migrated).toEqual(['WidensBusy1763600000002']);
    expect(longest).toBeGreaterThan(200);
    expect(longest).toBeLessThan(HELD_MS / 2);
  });

  it('reports why it failed, even if its connection was lost, and releases its lock', async () => {
    const database = await connect(LosesItsConnection1763600000001);
    await expect(migrate(database, now)).rejects.toThrow('terminating connection due to administrator command');
    const locks = 'select count(*)::int as count from pg_locks where locktype = $1 and database = $2::oid';
    const [{ oid } = { oid: 0 }] = await database.query<{ oid: number }>(
      'select oid from pg_database where datname = current_database()',
    );
    await poll('the lock to be gone', async () => {
      const [row] = await database.query<{ count: number }>(locks, ['advisory', oid]);
      return row?.count === 0;
    });
  });
});
