import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type EventFilter, type FeedPlace, ReadEventFeed } from '@livery/delivery-application';
import { eventTypeFilter } from '@livery/delivery-domain';
import { newId, type Tenant } from '@livery/kernel';
import { UnscopedEventRelay } from '@livery/messaging';
import { poll, type TestDatabase } from '@livery/testing';
import { createDeliveryDatabase, DeliveryFixture } from '../testing/delivery-fixture.ts';
import { ALL_EVENTS, insertEventRows } from '../testing/event-rows.ts';
import { WINDOW } from './filtered-window.ts';
import { PolledEventArrivals } from './polled-event-arrivals.ts';
import { PostgresEventFeed } from './postgres-event-feed.ts';
import { unscopedArrivedEvents } from './unscoped-arrived-events.ts';

const BEGINNING: FeedPlace = { eventId: null, position: 0n };

let server: TestDatabase;
let rows: DeliveryFixture;
let feed: PostgresEventFeed;
let relay: UnscopedEventRelay;
let tenant: Tenant;

beforeAll(async () => {
  server = await createDeliveryDatabase();
  rows = await DeliveryFixture.open(server.url, 4);
  feed = new PostgresEventFeed(rows.database);
  relay = new UnscopedEventRelay([], rows.unitOfWork);
});

beforeEach(() => {
  tenant = { organizationId: newId(), livemode: true };
});

afterAll(async () => {
  await rows.close();
  await server.drop();
});

const read = (filter: Partial<EventFilter>, after = BEGINNING, limit = 50) =>
  feed.read(tenant, { ...ALL_EVENTS, ...filter }, after, limit);

async function idOf(type: string): Promise<string> {
  const [row] = await rows.database.query<{ id: string }>(
    'select id from messaging.event where organization_id = $1 and livemode = $2 and type = $3',
    [tenant.organizationId, tenant.livemode, type],
  );
  return row?.id ?? '';
}

describe('the feed', () => {
  it('has the placed events of one tenant and mode in the order of their positions', async () => {
    await rows.append(['a.first', 'a.second'], tenant);
    await rows.append(['a.test'], { ...tenant, livemode: false });
    await relay.relayBatch();
    await rows.append(['a.unplaced'], tenant);
    const { items, reached, hasMore } = await read({});
    expect(items.map(({ type }) => type)).toEqual(['a.first', 'a.second']);
    expect(hasMore).toBe(false);
    expect(reached.eventId).toBe(await idOf('a.second'));
    await relay.relayBatch();
    expect((await read({}, reached)).items.map(({ type }) => type)).toEqual(['a.unplaced']);
  });

  it('knows whether the event of a cursor is placed, is not placed yet, or is not of this tenant', async () => {
    await rows.append(['a.placed'], tenant);
    await relay.relayBatch();
    await rows.append(['a.waiting'], tenant);
    const placed = await feed.find(tenant, await idOf('a.placed'));
    expect(placed).toEqual({ position: expect.any(BigInt) });
    expect(await feed.find(tenant, await idOf('a.waiting'))).toEqual({ position: null, newest: placed?.position });
    const others = [
      { ...tenant, livemode: false },
      { ...tenant, organizationId: newId() },
    ];
    for (const other of others) expect(await feed.find(other, await idOf('a.placed'))).toBeNull();
    expect(await feed.find(tenant, newId())).toBeNull();
  });

  it('has the age of the oldest event of its tenant that has no position as its lag', async () => {
    expect(await feed.lagSeconds(tenant)).toBe(0);
    await rows.append(['a.old', 'a.new'], tenant);
    expect(await feed.lagSeconds(tenant)).toBe(0);
    await server.execute(`update messaging.event set created = now() - interval '42.5 s' where type = 'a.old'`);
    expect(await feed.lagSeconds(tenant)).toBe(42);
    expect(await feed.lagSeconds({ ...tenant, livemode: false })).toBe(0);
    await relay.relayBatch();
    expect(await feed.lagSeconds(tenant)).toBe(0);
  });
});

describe('the filtered feed', () => {
  const COUNT = 2 * WINDOW + 5_000;

  beforeAll(async () => {
    tenant = { organizationId: newId(), livemode: true };
    await server.execute(insertEventRows({ tenant, count: COUNT, isPlaced: true }));
    await server.execute('analyze messaging.event');
    filled = tenant;
  });

  let filled: Tenant;
  const FILTERS: readonly (readonly [string, Partial<EventFilter>, number])[] = [
    ['a type', { type: eventTypeFilter('rare.seen') }, COUNT / 1_000],
    ['a prefix', { type: eventTypeFilter('rare.*') }, COUNT / 1_000],
    ['a record', { object: 'rare_record' }, COUNT / 1_000],
    ['a request', { requestId: '00000000-0000-0000-0000-000000000000' }, COUNT / 1_000],
    [
      'all together',
      { type: eventTypeFilter('rare.*'), object: 'rare_record', created: { lt: new Date(Date.now() + 60_000) } },
      COUNT / 1_000,
    ],
    ['a type that does not occur', { type: eventTypeFilter('never.seen') }, 0],
    ['a record that does not occur', { object: 'none' }, 0],
  ];

  it.each(FILTERS)(
    'by %s has each event that fits once, and its place moves on with empty pages',
    async (_, filter, count) => {
      const positions: number[] = [];
      const ids: string[] = [];
      let place = BEGINNING;
      for (let pages = 0; ; pages += 1) {
        expect(pages).toBeLessThan(20);
        const { items, reached, hasMore } = await feed.read(filled, { ...ALL_EVENTS, ...filter }, place, 4);
        ids.push(...items.map(({ id }) => id));
        positions.push(Number(reached.position));
        place = reached;
        if (!hasMore) break;
      }
      expect(ids).toHaveLength(count);
      expect(new Set(ids).size).toBe(count);
      expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      expect(positions.at(-1)).toBe(COUNT);
      if (count === 0) expect(positions).toEqual([WINDOW, 2 * WINDOW, COUNT]);
    },
  );

  it('stays where it is if nothing comes after its place', async () => {
    const end = { eventId: newId(), position: BigInt(COUNT) };
    expect(await feed.read(filled, { ...ALL_EVENTS, object: 'none' }, end, 4)).toEqual({
      items: [],
      reached: end,
      hasMore: false,
    });
  });
});

describe('a reader who waits', () => {
  it('holds no connection, and gets the event soon after it is placed', async () => {
    const arrivals = new PolledEventArrivals((readers) => unscopedArrivedEvents(rows.database, readers), 50);
    const useCase = new ReadEventFeed(feed, arrivals);
    const patience = new AbortController().signal;
    const waiting = Array.from({ length: 50 }, () =>
      useCase.execute({ tenant, after: null, filter: ALL_EVENTS, limit: 10, patience }),
    );
    await poll('all to wait', () => arrivals.waiting === 50);
    const busy: number[] = [];
    for (let sample = 0; sample < 20; sample += 1) {
      const { total, idle, awaited } = rows.database.poolUsage;
      busy.push(total - idle + awaited);
      await new Promise((resolve) => setTimeout(resolve, 7));
    }
    expect(Math.max(...busy)).toBeLessThanOrEqual(1);
    expect(busy.filter((count) => count === 0).length).toBeGreaterThan(10);
    await rows.append(['a.happened'], tenant);
    await relay.relayBatch();
    for (const { items } of await Promise.all(waiting)) expect(items.map(({ type }) => type)).toEqual(['a.happened']);
  });

  it('is told only of events of its own tenant and mode after its position', async () => {
    await rows.append(['a.happened'], tenant);
    await relay.relayBatch();
    const { reached } = await read({});
    const reader = { tenant, position: reached.position - 1n };
    const others = [
      { tenant, position: reached.position },
      { tenant: { ...tenant, livemode: false }, position: 0n },
      { tenant: { ...tenant, organizationId: newId() }, position: 0n },
    ];
    expect(await unscopedArrivedEvents(rows.database, [...others, reader])).toEqual([reader]);
  });
});
