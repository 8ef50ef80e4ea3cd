import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@livery/kernel';
import { createTestDatabase, poll, type TestDatabase } from '@livery/testing';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Database, type DatabaseOptions } from './database.ts';
import { migrate } from './migrate.ts';
import { insertRow } from './insert-row.ts';
import { managerOf, queryWithin } from './open-transaction.ts';
import { tableEraser } from './table-eraser.ts';
import { UnscopedStatement } from './tenant-guard.ts';
import { TypeOrmUnitOfWork } from './typeorm-unit-of-work.ts';

class CreateNotes1763600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`create schema sample`);
    await queryRunner.query(`create table sample.note (organization_id uuid, livemode boolean, text text)`);
    await queryRunner.query(`create table sample.log (id uuid primary key) partition by range (id)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

const TENANT = ['01890000-0000-7000-8000-000000000000', true];
const COUNT = 'select count(*)::int as count from sample.note where organization_id = $1 and livemode = $2';
const INSERT = 'insert into sample.note (organization_id, livemode, text) values ($1, $2, $3)';
const now = new Date('2026-11-20T12:00:00Z');

let server: TestDatabase;
let database: Database;

const connect = (options: Partial<DatabaseOptions> = {}): Promise<Database> =>
  Database.connect({
    url: server.url,
    applicationName: 'livery-test',
    poolSize: 4,
    ...options,
    guardTenants: true,
    slices: [
      {
        entities: [],
        migrations: [CreateNotes1763600000000],
        eraser: tableEraser([]),
        weeklyTables: [{ table: 'sample.log', kept: { days: 30 } }],
      },
    ],
  });

beforeAll(async () => {
  server = await createTestDatabase();
  database = await connect();
});

afterAll(async () => {
  await database.close();
  await server.drop();
});

describe('the database', () => {
  it('plans each statement for its values, and once for all values only with genericPlans', async () => {
    const plans = (from: Database) => from.query<{ mode: string }>(`select current_setting('plan_cache_mode') as mode`);
    expect(await plans(database)).toEqual([{ mode: 'auto' }]);
    const generic = await connect({ genericPlans: true });
    try {
      expect(await plans(generic)).toEqual([{ mode: 'force_generic_plan' }]);
    } finally {
      await generic.close();
    }
  });

  it('ends a statement that may take less time than others, and no others on the same connection', async () => {
    const single = await connect({ poolSize: 1 });
    try {
      const sleep = (seconds: number): string => `select pg_sleep(${seconds})`;
      await expect(single.within(50, ({ query }) => query(sleep(5)))).rejects.toMatchObject({ code: 'timeout' });
      expect(await single.within(5_000, ({ query }) => query('select $1::int as one', [1]))).toEqual([{ one: 1 }]);
      expect(await single.query(`select current_setting('statement_timeout') as limit`)).toEqual([{ limit: '10s' }]);
    } finally {
      await single.close();
    }
  });

  it('uses indexes with genericPlans, even for tables that are small', async () => {
    const lookUp = `explain (format text) select 1 from pg_namespace where nspname = 'sample'`;
    const planOf = async (from: Database): Promise<string> => JSON.stringify(await from.query(lookUp));
    const generic = await connect({ genericPlans: true });
    try {
      expect(await planOf(database)).toContain('Seq Scan');
      expect(await planOf(generic)).toContain('Index');
    } finally {
      await generic.close();
    }
  });

  it('is not ready before its migrations have run', async () => {
    await expect(database.assertReachable()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('answers concurrent probes with one statement, and releases the connection of a failed one', async () => {
    const probes = Array.from({ length: 40 }, () => database.assertReachable().catch(() => undefined));
    await Promise.all(probes);
    await database.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
    for (let turn = 0; turn < 5; turn += 1) await expect(database.assertReachable()).rejects.toThrow('Migrations');
    const [tables] = await database.query<{ count: number }>(
      `select count(*)::int from pg_class where relname = 'livery_migration'`,
    );
    expect(tables?.count).toBe(0);
  });

  it('is migrated once, even if several processes start migrations at the same time', async () => {
    const others = await Promise.all([connect(), connect(), connect()]);
    const ran = await Promise.all([database, ...others].map((each) => migrate(each, now)));
    expect(ran.flat()).toEqual(['CreateNotes1763600000000']);
    await Promise.all(others.map((each) => each.close()));
    await expect(database.assertReachable()).resolves.toBeUndefined();
  });

  it('has partitions from last week to four weeks ahead, each beginning on a Monday', async () => {
    const rows = await database.query<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'sample.log'::regclass order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(
      ['20261109', '20261116', '20261123', '20261130', '20261207', '20261214'].map((day) => `sample.log_${day}`),
    );
  });

  it('refuses a statement that is not limited to one tenant, each time', async () => {
    for (let turn = 1; turn <= 2; turn += 1) {
      await expect(database.query('select text from sample.note')).rejects.toBeInstanceOf(UnscopedStatement);
    }
  });

  it('refuses a statement that it has let pass, as soon as it knows that the table belongs to tenants', async () => {
    await database.query('create table sample.later (organization_id uuid, livemode boolean)');
    const statement = 'select livemode from sample.later';
    await expect(database.query(statement)).resolves.toEqual([]);
    await database.learnTenantTables();
    await expect(database.query(statement)).rejects.toBeInstanceOf(UnscopedStatement);
  });
});

describe('a unit of work', () => {
  it('commits everything if its work succeeds', async () => {
    const unitOfWork = new TypeOrmUnitOfWork(database);
    const answer = await unitOfWork.run(async (transaction) => {
      await managerOf(transaction).query(INSERT, [...TENANT, 'kept']);
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await database.query(COUNT, TENANT)).toEqual([{ count: 1 }]);
  });

  it('commits nothing if its work fails, and throws the same error', async () => {
    const unitOfWork = new TypeOrmUnitOfWork(database);
    const failure = new DomainError('conflict', 'resource_conflict', 'No.');
    const work = unitOfWork.run(async (transaction) => {
      await managerOf(transaction).query(INSERT, [...TENANT, 'lost']);
      throw failure;
    });
    await expect(work).rejects.toBe(failure);
    expect(await database.query(COUNT, TENANT)).toEqual([{ count: 1 }]);
  });

  it('is checked by the tenant guard, too', async () => {
    const work = new TypeOrmUnitOfWork(database).run((transaction) =>
      managerOf(transaction).query('delete from sample.note'),
    );
    await expect(work).rejects.toThrow('does not name organization_id and livemode');
  });
});

describe('a statement of a hot path within a unit of work', () => {
  const PREPARED = `select count(*)::int as count from pg_prepared_statements where statement like 'insert into sample.note%'`;
  const countPrepared = (on: Database): Promise<number> =>
    new TypeOrmUnitOfWork(on).run(async (transaction) => {
      for (const text of ['one', 'two']) {
        const [organization_id, livemode] = TENANT;
        await insertRow('sample.note', { organization_id, livemode, text }, transaction);
      }
      const [row] = await queryWithin<{ count: number }>(transaction, PREPARED);
      return row?.count ?? NaN;
    });

  it('is prepared once for each connection, and writes its row', async () => {
    expect(await countPrepared(database)).toBe(1);
    const rows = `select text from sample.note where organization_id = $1 and livemode = $2 and text in ('one', 'two') order by 1`;
    expect(await database.query(rows, TENANT)).toEqual([{ text: 'one' }, { text: 'two' }]);
  });

  it('is not prepared behind a pooler in transaction mode', async () => {
    const pooled = await connect({ preparesStatements: false });
    try {
      expect(await countPrepared(pooled)).toBe(0);
    } finally {
      await pooled.close();
    }
  });

  it('is checked by the tenant guard, too', async () => {
    const work = new TypeOrmUnitOfWork(database).run((transaction) =>
      queryWithin(transaction, 'delete from sample.note'),
    );
    await expect(work).rejects.toBeInstanceOf(UnscopedStatement);
  });

  it('rolls everything back if it fails, and reports what PostgreSQL says', async () => {
    const work = new TypeOrmUnitOfWork(database).run(async (transaction) => {
      await insertRow('sample.note', { organization_id: TENANT[0], livemode: true, text: 'gone' }, transaction);
      await queryWithin(transaction, 'select 1 / $1::int', [0]);
    });
    await expect(work).rejects.toMatchObject({ code: '22012' });
    const count = `select count(*)::int as count from sample.note where organization_id = $1 and livemode = $2 and text = 'gone'`;
    expect(await database.query(count, TENANT)).toEqual([{ count: 0 }]);
  });
});

describe('behind a pooler that forgets prepared statements', () => {
  const ONE = 'select 1 as one';
  let found = 0;
  let pooled: Database;

  beforeEach(async () => {
    found = 0;
    pooled = await connect({ genericPlans: true, poolSize: 1, onPoolerFound: () => (found += 1) });
    await pooled.query(ONE);
  });

  afterEach(() => pooled.close());

  it('a statement is repeated without a name, as are all others from then on, and this is told once', async () => {
    await pooled.query('deallocate all');
    expect(await pooled.query(ONE)).toEqual([{ one: 1 }]);
    await pooled.query('select 2 as two');
    expect(await pooled.query('select name from pg_prepared_statements')).toEqual([]);
    expect(found).toBe(1);
  });

  it('a statement is repeated also if its name is taken on the connection', async () => {
    const text = 'select 3 as three';
    await pooled.query(`prepare ${pooled.statementNames.of(text)} as ${text}`);
    expect(await pooled.query(text)).toEqual([{ three: 3 }]);
    expect(found).toBe(1);
  });

  it('a transaction fails as unavailable, and the next one succeeds', async () => {
    await pooled.query('deallocate all');
    const run = () => new TypeOrmUnitOfWork(pooled).run((transaction) => queryWithin(transaction, ONE));
    await expect(run()).rejects.toMatchObject({ kind: 'unavailable', retryAfter: 1 });
    expect(await run()).toEqual([{ one: 1 }]);
    expect(found).toBe(1);
  });

  it('no new connection gets the settings of genericPlans, which others would get, too', async () => {
    await pooled.query('deallocate all');
    await pooled.query(ONE);
    await pooled.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
    expect(await pooled.query(`select current_setting('plan_cache_mode') as mode`)).toEqual([{ mode: 'auto' }]);
  });

  it('nothing is told, and nothing changes, without such a pooler', async () => {
    expect(await pooled.query(ONE)).toEqual([{ one: 1 }]);
    expect([found, pooled.statementNames.areUsed]).toEqual([0, true]);
  });
});

describe('an outage', () => {
  it('of the server is reported as unavailable, with the time to wait', async () => {
    const url = new URL(server.url);
    url.port = '1';
    const connecting = Database.connect({
      url: url.href,
      applicationName: 'livery-test',
      poolSize: 1,
      guardTenants: false,
      slices: [],
    });
    await expect(connecting).rejects.toMatchObject({ kind: 'unavailable', retryAfter: 1 });
  });

  it('of a connection that no statement uses is told', async () => {
    let lost = 0;
    database.onConnectionLost(() => (lost += 1));
    const [row] = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
    await server.execute('select pg_terminate_backend($1)', [row?.pid]);
    await poll('the loss', () => lost === 1);
  });

  it('of one connection leaves the pool usable', async () => {
    const killed = database.query('select pg_terminate_backend(pg_backend_pid())');
    await expect(killed).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(database.query('select 1 as one')).resolves.toEqual([{ one: 1 }]);
  });
});
