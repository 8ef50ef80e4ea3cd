import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { firstIdAt } from '@livery/kernel';
import { createTestDatabase, type TestDatabase } from '@livery/testing';
import { Database } from './database.ts';
import { dropExpiredPartitions, ensureWeeklyPartitions } from './weekly-partitions.ts';

const TABLE = 'kept.row';
const WEEKS = ['2026-08-03', '2026-08-10', '2026-11-16'];

let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await createTestDatabase();
  database = await Database.connect({
    url: server.url,
    applicationName: 'livery-test',
    poolSize: 2,
    slices: [],
    guardTenants: false,
  });
  await server.execute('create schema kept');
  await server.execute(`create table ${TABLE} (id uuid primary key) partition by range (id)`);
  for (const week of WEEKS) {
    await ensureWeeklyPartitions(database.dataSource, [TABLE], new Date(`${week}T12:00:00Z`));
    await server.execute(`insert into ${TABLE} values ($1)`, [firstIdAt(new Date(`${week}T12:00:00Z`))]);
  }
});

afterAll(async () => {
  await database.close();
  await server.drop();
});

const drop = (now: string): Promise<string[]> =>
  dropExpiredPartitions(database.dataSource, [{ table: TABLE, days: 90 }], new Date(now));
const rows = async (): Promise<number> => (await server.execute(`select id from ${TABLE}`)).length;

describe('a partition', () => {
  it('is kept while one of its rows may be within retention', async () => {
    // The week of 3 August ends on the 10th, 90 days before 8 November.
    expect(await drop('2026-11-07T23:59:59Z')).not.toContain('kept.row_20260803');
    expect(await rows()).toBe(3);
  });

  it('is dropped after that, and no other is', async () => {
    expect(await drop('2026-11-08T00:00:00Z')).toContain('kept.row_20260803');
    expect(await rows()).toBe(2);
    expect(await drop('2026-11-08T00:00:00Z')).toEqual([]);
  });

  it('of a future week is never dropped', async () => {
    await drop('2026-11-20T12:00:00Z');
    expect(await rows()).toBe(1);
    await ensureWeeklyPartitions(database.dataSource, [TABLE], new Date('2026-11-20T12:00:00Z'));
    expect(await drop('2026-11-20T12:00:00Z')).toEqual([]);
  });
});
