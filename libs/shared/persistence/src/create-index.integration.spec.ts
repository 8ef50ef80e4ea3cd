import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@livery/testing';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './create-index.ts';
import { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { tableEraser } from './table-eraser.ts';

const now = new Date('2026-11-20T12:00:00Z');

class MakeLog1763600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('create table public.log (id uuid primary key, kind text) partition by range (id)');
    await queryRunner.query('create table public.note (id uuid primary key, kind text)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

class FindLog1763600000001 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    await createIndex(queryRunner.manager, {
      name: 'log_by_kind',
      table: 'public.log',
      on: '(kind, id) where kind is not null',
    });
    await createIndex(queryRunner.manager, { name: 'note_by_kind', table: 'public.note', on: '(kind)' });
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const INDEXES = `
  select c.relname as name, i.indisvalid as "isValid" from pg_index i join pg_class c on c.oid = i.indexrelid
   where c.relname ~ 'by_kind' order by 1`;

let server: TestDatabase;

beforeAll(async () => {
  server = await createTestDatabase();
});

afterAll(() => server.drop());

async function run(migrations: readonly (new () => MigrationInterface)[]): Promise<string[]> {
  const database = await Database.connect({
    url: server.url,
    applicationName: 'livery-test',
    poolSize: 2,
    guardTenants: false,
    slices: [
      {
        entities: [],
        migrations: [...migrations],
        eraser: tableEraser([]),
        weeklyTables: [{ table: 'public.log', kept: { days: 400 } }],
      },
    ],
  });
  try {
    return await migrate(database, now);
  } finally {
    await database.close();
  }
}

describe('an index that is created while the service works', () => {
  it('is valid in every partition, after an attempt that was interrupted, and in partitions that come later', async () => {
    await run([MakeLog1763600000000]);
    await server.execute(`insert into public.note select gen_random_uuid(), 'same' from generate_series(1, 2)`);
    // A unique index fails because of equal rows, and leaves an invalid index behind, as an interruption does.
    const interrupted = server.execute('create unique index concurrently note_by_kind on public.note (kind)');
    await expect(interrupted).rejects.toThrow('could not create unique index');
    expect(await server.execute(INDEXES)).toEqual([{ name: 'note_by_kind', isValid: false }]);

    expect(await run([MakeLog1763600000000, FindLog1763600000001])).toEqual(['FindLog1763600000001']);
    const indexes = await server.execute(INDEXES);
    expect(indexes).toHaveLength(8);
    expect(indexes).toContainEqual({ name: 'log_by_kind_20261116', isValid: true });
    expect(indexes.filter((index) => !Object.values(index).includes(true))).toEqual([]);
    await server.execute(`create table public.log_later partition of public.log default`);
    expect(await server.execute(INDEXES)).toHaveLength(8);
    const [later] = await server.execute(`select count(*)::int as count from pg_indexes where tablename = 'log_later'`);
    expect(later).toEqual({ count: 2 });
  });
});
