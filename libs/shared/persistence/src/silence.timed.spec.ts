import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, poll, TcpProxy, type TestDatabase } from '@livery/testing';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { NotificationListener } from './notification-listener.ts';
import { managerOf } from './open-transaction.ts';
import { tableEraser } from './table-eraser.ts';
import { TypeOrmUnitOfWork } from './typeorm-unit-of-work.ts';

const SILENCE_MS = 800;
const CONNECTIONS = 2;
const UNAVAILABLE = { kind: 'unavailable', retryAfter: 1 };

/** Takes longer than the limit of silence. */
class TakesLong1763600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`select pg_sleep(${(3 * SILENCE_MS) / 1_000})`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

let server: TestDatabase;
let way: TcpProxy;
let database: Database;

beforeEach(async () => {
  server = await createTestDatabase();
  way = await TcpProxy.open(server.url);
  database = await Database.connect({
    url: way.url,
    applicationName: 'livery-test',
    poolSize: CONNECTIONS,
    guardTenants: false,
    silenceMs: SILENCE_MS,
    slices: [{ entities: [], migrations: [TakesLong1763600000000], eraser: tableEraser([]) }],
  });
});

afterEach(async () => {
  await database.close();
  await way[Symbol.asyncDispose]();
  await server.drop();
});

/** Uses every connection of the pool, so that a lost one would be noticed. */
async function expectAllConnectionsToAnswer(): Promise<void> {
  const queries = Array.from({ length: 2 * CONNECTIONS }, () => database.query('select pg_sleep(0.05), 1 as one'));
  for (const [row] of await Promise.all(queries)) expect(row).toMatchObject({ one: 1 });
}

describe('a database that stops responding', () => {
  it('is reported as unavailable by running statements, whose connections are not used again', async () => {
    await expectAllConnectionsToAnswer();
    way.silence();
    const waiting = Array.from({ length: CONNECTIONS }, () => database.query('select 1'));
    for (const outcome of await Promise.allSettled(waiting)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: UNAVAILABLE });
    }
    way.resume();
    await expectAllConnectionsToAnswer();
  });

  it('ends a unit of work, including its roll-back', async () => {
    const work = new TypeOrmUnitOfWork(database).run(async (transaction) => {
      await managerOf(transaction).query('select 1');
      way.silence();
      await managerOf(transaction).query('select 2');
    });
    await expect(work).rejects.toMatchObject(UNAVAILABLE);
    way.resume();
    await expectAllConnectionsToAnswer();
  });

  it('ends a unit of work that only rolls back, with the error of its work', async () => {
    const failure = new Error('No.');
    const work = new TypeOrmUnitOfWork(database).run(async (transaction) => {
      await managerOf(transaction).query('select 1');
      way.silence();
      throw failure;
    });
    await expect(work).rejects.toBe(failure);
    way.resume();
    await expectAllConnectionsToAnswer();
  });

  it('ends a unit of work at its commit', async () => {
    const work = new TypeOrmUnitOfWork(database).run(async (transaction) => {
      await managerOf(transaction).query('select 1');
      way.silence();
    });
    await expect(work).rejects.toMatchObject(UNAVAILABLE);
    way.resume();
    await expectAllConnectionsToAnswer();
  });

  it('does not prevent the database from being closed', async () => {
    const outcome = Promise.allSettled([database.query('select pg_sleep(0.1)'), database.query('select 1')]);
    way.silence();
    await database.close();
    expect(await outcome).toHaveLength(2);
  });

  it('does not end a migration, but does end later statements', async () => {
    expect(await migrate(database, new Date())).toEqual(['TakesLong1763600000000']);
    await expectAllConnectionsToAnswer();
    way.silence();
    await expect(database.query('select 1')).rejects.toMatchObject(UNAVAILABLE);
    way.resume();
    await expectAllConnectionsToAnswer();
  });

  it('is noticed by a listener that only waits for notifications', async () => {
    const listener = new NotificationListener(way.url, 'livery-test', SILENCE_MS);
    const payloads: string[] = [];
    let disconnects = 0;
    listener.on('sample', (payload) => payloads.push(payload));
    listener.onDisconnect(() => (disconnects += 1));
    await listener.connect();
    way.silence();
    await poll('the disconnect', () => disconnects === 1);
    way.resume();
    await poll('the reconnect', () => listener.hearsEverything);
    await server.execute(`select pg_notify('sample', 'heard')`);
    await poll('the notification', () => payloads.length === 1);
    await listener.close();
  });
});
