import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ReadEventFeed } from '@livery/delivery-application';
import { PostgresEventLog, UnscopedEventRelay } from '@livery/messaging';
import { publicId } from '@livery/kernel';
import { SystemClock } from '@livery/runtime';
import { poll } from '@livery/testing';
import { UnscopedEndpointFanOut } from '../fan-out/unscoped-endpoint-fan-out.ts';
import { createDeliveryDatabase } from '../testing/delivery-fixture.ts';
import { DispatcherFixture } from '../testing/dispatcher-fixture.ts';
import { ALL_EVENTS } from '../testing/event-rows.ts';
import { PolledEventArrivals } from './polled-event-arrivals.ts';
import { PostgresEventFeed } from './postgres-event-feed.ts';
import { unscopedArrivedEvents } from './unscoped-arrived-events.ts';

const WRITERS = 8;
const EVENTS_EACH = 40;

let fixture: DispatcherFixture;

beforeAll(async () => {
  fixture = await DispatcherFixture.open(await createDeliveryDatabase());
});

afterAll(() => fixture.close());

/** Appends events in transactions that are committed at random times, so in another order than they began. One in ten is rolled back. */
async function write(writer: number): Promise<number> {
  const { unitOfWork, tenant } = fixture.rows;
  const eventLog = new PostgresEventLog(new SystemClock());
  let committed = 0;
  for (let number = 0; number < EVENTS_EACH; number += 1) {
    const isKept = number % 10 !== 9;
    const work = unitOfWork.run(async (transaction) => {
      const data = { object: { id: `${writer}_${number}` } };
      await eventLog.append({ type: 'sample.written', tenant, data }, transaction);
      await setTimeout(Math.random() * 15);
      if (!isKept) throw new Error('rolled back');
    });
    await work.catch(() => undefined);
    if (isKept) committed += 1;
  }
  return committed;
}

/** Reads the feed until it has this number of events. */
async function readFeed(count: number): Promise<readonly string[]> {
  const { database, tenant } = fixture.rows;
  const arrivals = new PolledEventArrivals((readers) => unscopedArrivedEvents(database, readers), 10);
  const feed = new ReadEventFeed(new PostgresEventFeed(database), arrivals);
  const patience = AbortSignal.timeout(60_000);
  const ids: string[] = [];
  let after: string | null = null;
  while (ids.length < count && !patience.aborted) {
    const page = await feed.execute({ tenant, after, filter: ALL_EVENTS, limit: 7, patience });
    ids.push(...page.items.map(({ id }) => publicId('evt', id)));
    after = page.cursor;
  }
  return ids;
}

describe('a reader of the feed and a receiver of webhooks', () => {
  it('see the same events, each in the order of the sequence, however late they are committed', async () => {
    const { sink, rows } = fixture;
    await rows.endpoint({ url: `${sink.origin}/hooks` });
    const dispatcher = fixture.start();
    const relay = new UnscopedEventRelay([new UnscopedEndpointFanOut(new SystemClock())], rows.unitOfWork);
    const writing = new AbortController();
    const relaying = (async () => {
      while (!writing.signal.aborted || (await relay.relayBatch()).events > 0) {
        await relay.relayBatch();
        dispatcher.wake();
      }
    })();
    const expected = WRITERS * EVENTS_EACH * 0.9;
    const reading = readFeed(expected);
    const committed = await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    writing.abort();
    await relaying;
    expect(committed.reduce((sum, count) => sum + count, 0)).toBe(expected);

    const read = await reading;
    await poll('every webhook', () => {
      dispatcher.wake();
      return sink.received.length >= expected;
    });
    const bySequence = sink.received
      .toSorted((a, b) => Number(a.headers['webhook-sequence']) - Number(b.headers['webhook-sequence']))
      .map(({ headers }) => String(headers['webhook-id']));
    expect(read).toEqual(bySequence);
    expect(new Set(read).size).toBe(expected);
    expect(read).not.toEqual(read.toSorted());
    expect(await fixture.reset()).toEqual([]);
  });
});
