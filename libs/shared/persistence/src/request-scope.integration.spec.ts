import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Transaction } from '@livery/kernel';
import { createTestDatabase, type TestDatabase } from '@livery/testing';
import { Database } from './database.ts';
import { managerOf } from './open-transaction.ts';
import { RequestScope } from './request-scope.ts';
import { TypeOrmUnitOfWork } from './typeorm-unit-of-work.ts';

let server: TestDatabase;
let database: Database;
let unitOfWork: TypeOrmUnitOfWork;

beforeAll(async () => {
  server = await createTestDatabase();
  database = await Database.connect({
    url: server.url,
    applicationName: 'livery-test',
    poolSize: 2,
    guardTenants: true,
    slices: [],
  });
  await database.dataSource.query('create table note (text text)');
  unitOfWork = new TypeOrmUnitOfWork(database);
});

afterAll(async () => {
  await database.close();
  await server.drop();
});

const write =
  (text: string) =>
  async (transaction: Transaction): Promise<boolean> => {
    await managerOf(transaction).query('insert into note (text) values ($1)', [text]);
    return true;
  };
const refuse = async (): Promise<never> => {
  throw new Error('refused');
};

async function notes(prefix: string): Promise<string[]> {
  const rows = await database.query<{ text: string }>('select text from note where text like $1 order by text', [
    `${prefix}%`,
  ]);
  return rows.map(({ text }) => text);
}

describe.each([true, false])('a request whose commit is held: %s', (holdsCommit) => {
  it('has one unit of work: a second one is a defect', async () => {
    const scope = new RequestScope({ holdsCommit });
    await scope.within(async () => {
      await unitOfWork.run(write('one'));
      await expect(unitOfWork.run(write('two'))).rejects.toThrow('one unit of work');
    });
    if (scope.isHeld) await scope.conclude(async () => false);
    expect(await notes('two')).toEqual([]);
  });

  it('holds nothing after its unit of work has failed', async () => {
    const scope = new RequestScope({ holdsCommit });
    await expect(scope.within(() => unitOfWork.run(refuse))).rejects.toThrow('refused');
    expect(scope.isHeld).toBe(false);
  });
});

describe('a held unit of work', () => {
  const hold = async (text: string): Promise<RequestScope> => {
    const scope = new RequestScope({ holdsCommit: true });
    await scope.within(() => unitOfWork.run(write(text)));
    return scope;
  };

  it('is committed together with the last write', async () => {
    const scope = await hold('a1');
    expect(await notes('a')).toEqual([]);
    expect(await scope.conclude(write('a2'))).toBe(true);
    expect(await notes('a')).toEqual(['a1', 'a2']);
  });

  it('is rolled back if the last write returns false or fails', async () => {
    expect(await (await hold('b1')).conclude(async () => false)).toBe(false);
    await expect((await hold('b2')).conclude(refuse)).rejects.toThrow('refused');
    expect(await notes('b')).toEqual([]);
  });

  it('is lost with its connection, which is reported as an outage', async () => {
    const scope = await hold('c1');
    const lost = scope.conclude(async (transaction) => {
      await managerOf(transaction).query('select pg_terminate_backend(pg_backend_pid())');
      return true;
    });
    await expect(lost).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await notes('c')).toEqual([]);
  });

  it('forbids reads outside of it, which would not see its writes', async () => {
    const scope = new RequestScope({ holdsCommit: true });
    const reading = scope.within(async () => {
      await unitOfWork.run(write('e1'));
      return notes('e');
    });
    await expect(reading).rejects.toThrow('within it');
    await scope.conclude(write('e2'));
    expect(await notes('e')).toEqual(['e1', 'e2']);
  });

  it('is rolled back when its request abandons it, which releases the connection', async () => {
    for (const text of ['f1', 'f2', 'f3']) await (await hold(text)).abandon();
    expect(await notes('f')).toEqual([]);
    const concluded = await hold('f4');
    await concluded.conclude(write('f5'));
    await concluded.abandon();
    expect(await notes('f')).toEqual(['f4', 'f5']);
  });

  it('releases its connection for the next one', async () => {
    for (const text of ['d1', 'd2', 'd3']) await (await hold(text)).conclude(write(text));
    expect(await notes('d')).toHaveLength(6);
  });
});
