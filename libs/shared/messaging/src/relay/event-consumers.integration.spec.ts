import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId, type Transaction, type UnitOfWork } from '@livery/kernel';
import { Database, managerOf, TypeOrmUnitOfWork } from '@livery/persistence';
import { SystemClock } from '@livery/runtime';
import { createMigratedDatabase, poll, type TestDatabase } from '@livery/testing';
import { messagingContribution } from '../messaging.contribution.ts';
import { PostgresEventLog } from '../postgres-event-log.ts';
import { EventConsumer, type PositionedEvent } from './event-consumer.ts';
import { EventRelay } from './event-relay.ts';
import { UnscopedEventRelay } from './unscoped-event-relay.ts';

/** Stores the events that it gets in a table, in the transaction of the relay. */
class Notebook extends EventConsumer {
  fails = false;

  constructor(private readonly name: string) {
    super();
  }

  async consume(events: readonly PositionedEvent[], transaction: Transaction): Promise<void> {
    for (const { type, position } of events) {
      const note = [this.name, type, position.toString()];
      await managerOf(transaction).query('insert into note (consumer, type, position) values ($1, $2, $3)', note);
    }
    if (this.fails) throw new Error(`${this.name} is broken.`);
  }
}

let server: TestDatabase;
let database: Database;
let unitOfWork: UnitOfWork;
let first: Notebook;
let second: Notebook;
let relay: UnscopedEventRelay;

const tenant = { organizationId: newId(), livemode: true };

beforeAll(async () => {
  server = await createMigratedDatabase([messagingContribution]);
  const connection = { url: server.url, applicationName: 'livery-test', poolSize: 6, guardTenants: true };
  database = await Database.connect({ ...connection, slices: [messagingContribution] });
  await database.query('create table note (ordinal serial, consumer text, type text, position bigint)');
  unitOfWork = new TypeOrmUnitOfWork(database);
});

beforeEach(async () => {
  await server.execute('truncate messaging.event, note');
  first = new Notebook('first');
  second = new Notebook('second');
  relay = new UnscopedEventRelay([first, second], unitOfWork);
});

afterAll(async () => {
  await database.close();
  await server.drop();
});

async function append(types: readonly string[]): Promise<void> {
  const eventLog = new PostgresEventLog(new SystemClock());
  for (const type of types) {
    await unitOfWork.run((transaction) => eventLog.append({ type, tenant, data: {} }, transaction));
  }
}

interface Note {
  readonly type: string;
  readonly position: number;
}

const notesOf = (consumer: string): Promise<Note[]> =>
  database.query<Note & Record<string, unknown>>(
    'select type, position::int from note where consumer = $1 order by ordinal',
    [consumer],
  );

const countPositioned = async (): Promise<number> =>
  (await server.execute('select from messaging.event where position is not null')).length;

describe('several consumers of events', () => {
  it('each get every event once and in order, with concurrent writers and two relays', async () => {
    const writers = ['a', 'b', 'c'].map((writer) => Array.from({ length: 20 }, (_, n) => `${writer}.wrote_${n}`));
    const isDone = async (): Promise<boolean> => {
      await Promise.all([relay.relayBatch(), relay.relayBatch()]);
      return (await countPositioned()) === 60;
    };
    await Promise.all([...writers.map(append), poll('all events to have positions', isDone)]);

    const notes = await notesOf('first');
    expect(notes.map(({ type }) => type).toSorted()).toEqual(writers.flat().toSorted());
    const start = notes[0]?.position ?? 0;
    expect(notes.map(({ position }) => position)).toEqual(notes.map((_, index) => start + index));
    expect(await notesOf('second')).toEqual(notes);
  });

  it('lose nothing if one of them fails: all get the same events again, before any later one', async () => {
    const reported: unknown[] = [];
    const work = new EventRelay(
      () => relay,
      (error) => reported.push(error),
    );
    second.fails = true;
    await append(['made.first', 'made.second']);
    work.wake();
    await poll('the failure to be reported', () => reported.length === 1);
    expect(reported).toEqual([new Error('second is broken.')]);
    expect(await countPositioned()).toBe(0);
    expect(await notesOf('first')).toEqual([]);

    second.fails = false;
    await append(['made.third']);
    work.wake();
    await poll('all events to have positions', async () => (await countPositioned()) === 3);
    await work.stop(1_000);
    expect((await notesOf('first')).map(({ type }) => type)).toEqual(['made.first', 'made.second', 'made.third']);
    expect(await notesOf('second')).toEqual(await notesOf('first'));
  });
});
