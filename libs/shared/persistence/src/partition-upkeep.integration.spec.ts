import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { firstIdAt } from '@livery/kernel';
import { createTestDatabase, FixedClock, poll, type TestDatabase } from '@livery/testing';
import { type Logger, pino } from 'pino';
import { Database } from './database.ts';
import { PartitionUpkeep } from './partition-upkeep.ts';
import { tableEraser } from './table-eraser.ts';
import type { WeeklyTable } from './weekly-partitions.ts';

const DAY_MS = 24 * 3_600_000;

let server: TestDatabase;
let database: Database;

const connect = (table: WeeklyTable['table']): Promise<Database> =>
  Database.connect({
    url: server.url,
    applicationName: 'livery-test',
    poolSize: 2,
    guardTenants: true,
    slices: [{ entities: [], migrations: [], eraser: tableEraser([]), weeklyTables: [{ table, kept: { days: 400 } }] }],
  });

beforeAll(async () => {
  server = await createTestDatabase();
  database = await connect('public.log');
  await database.dataSource.query('create table log (id uuid primary key) partition by range (id)');
});

afterEach(() => {
  jest.useRealTimers();
});

afterAll(async () => {
  await database.close();
  await server.drop();
});

function loggerInto(lines: string[]): Logger {
  return pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
}

describe('the upkeep of partitions', () => {
  it('creates partitions once a day until it is stopped', async () => {
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'setImmediate', 'setTimeout', 'clearTimeout'] });
    const clock = new FixedClock(new Date('2027-06-01T12:00:00Z'));
    const upkeep = new PartitionUpkeep(database, clock, loggerInto([]));
    const canWrite = async (): Promise<boolean> => {
      const insert = database.query('insert into log values ($1) on conflict do nothing', [firstIdAt(clock.now())]);
      return insert.then(
        () => true,
        () => false,
      );
    };
    await upkeep.start();
    clock.advance(60 * DAY_MS);
    expect(await canWrite()).toBe(false);
    jest.advanceTimersByTime(DAY_MS);
    await poll('the partition to be created', canWrite);
    await upkeep.stop();
    clock.advance(60 * DAY_MS);
    jest.advanceTimersByTime(DAY_MS);
    await upkeep.stop();
    expect(await canWrite()).toBe(false);
  });

  it('has every partition analyzed after changes of a hundredth of its rows, also those that exist already', async () => {
    const week = `for values from ('${firstIdAt(new Date('2026-01-05'))}') to ('${firstIdAt(new Date('2026-01-12'))}')`;
    await database.dataSource.query(`create table log_20260105 partition of log ${week}`);
    const upkeep = new PartitionUpkeep(database, new FixedClock(), loggerInto([]));
    await upkeep.start();
    await upkeep.stop();
    const options = await database.query(
      `select distinct reloptions from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = 'log'::regclass`,
    );
    expect(options).toEqual([{ reloptions: ['autovacuum_analyze_scale_factor=0.01'] }]);
  });

  it('logs an error if a partition of this week or the next is missing and cannot be created', async () => {
    const lines: string[] = [];
    await database.dataSource.query('create schema sealed; create table sealed.note (id uuid primary key)');
    const sealed = await connect('sealed.note');
    const upkeep = new PartitionUpkeep(sealed, new FixedClock(), loggerInto(lines));
    await upkeep.start();
    await upkeep.stop();
    await sealed.close();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/sealed\.note_20261123.*partitions are missing/);
  });
});
