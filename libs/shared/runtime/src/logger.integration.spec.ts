import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database, managerOf, tableEraser, TypeOrmUnitOfWork } from '@livery/persistence';
import { createTestDatabase, type TestDatabase } from '@livery/testing';
import { EntitySchema } from 'typeorm';
import { createLogger } from './logger.ts';

const HASH = '6b65796564206861736820';
const NAME = 'Projekt "Nordlicht" 2027';

const secretRow = new EntitySchema<{ readonly hash: string; readonly name: string; readonly count: string }>({
  name: 'secret',
  schema: 'sample',
  columns: { hash: { type: 'text', primary: true }, name: { type: 'text' }, count: { type: 'integer' } },
});

let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await createTestDatabase();
  database = await Database.connect({
    url: server.url,
    applicationName: 'livery-test',
    poolSize: 2,
    guardTenants: true,
    slices: [{ entities: [secretRow], migrations: [], eraser: tableEraser([]) }],
  });
  await database.query('create schema sample');
  await database.query('create table sample.secret (hash text primary key, name text not null, count integer)');
});

afterAll(async () => {
  await database.close();
  await server.drop();
});

const insert = (count: string) =>
  new TypeOrmUnitOfWork(database).run((transaction) =>
    managerOf(transaction).insert(secretRow, { hash: HASH, name: NAME, count }),
  );

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => {
      throw new Error('It was to fail.');
    },
    (error: unknown) => error,
  );
}

/** The line that the log contains for a failure. */
function logged(err: unknown): string {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  createLogger({ name: 'test', level: 'info' }, destination).error({ err }, 'failed');
  return lines.join('');
}

describe('the log of a failed insert', () => {
  it('names the violated constraint and its table, and contains nothing of the row', async () => {
    await insert('1');
    const line = logged(await failureOf(insert('1')));
    const entry: unknown = JSON.parse(line);
    expect(entry).toMatchObject({
      err: { type: 'QueryFailedError', code: '23505', schema: 'sample', table: 'secret', constraint: 'secret_pkey' },
    });
    expect(line).toMatch(/"stack":" +at /);
    for (const trace of [HASH, 'Nordlicht', 'insert into', 'INSERT INTO', 'parameters', 'detail']) {
      expect(line).not.toContain(trace);
    }
  });

  it('contains no value that the message, the stack or a cause quotes', async () => {
    const error = await failureOf(insert(NAME));
    for (const line of [logged(error), logged(new Error('The insert failed.', { cause: error }))]) {
      expect(line).toContain('22P02');
      expect(line).toContain('invalid input syntax for type integer: …');
      expect(line).not.toContain('Nordlicht');
    }
  });
});
