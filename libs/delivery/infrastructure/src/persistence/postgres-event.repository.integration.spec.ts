import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { EventListFilter } from '@livery/delivery-application';
import { eventTypeFilter } from '@livery/delivery-domain';
import { newId, type PageRequest } from '@livery/kernel';
import { type TestDatabase } from '@livery/testing';
import { createDeliveryDatabase, DeliveryFixture } from '../testing/delivery-fixture.ts';
import { ALL_EVENTS, insertEventRows } from '../testing/event-rows.ts';
import { PostgresEventRepository } from './postgres-event.repository.ts';

const TYPES = ['brand.check', 'brand.check.completed', 'brand.check.failed', 'brand.check_list.made', 'brand.checked'];
const COUNT = 20_000;
const INSERT = `
  insert into messaging.event (organization_id, livemode, id, type, api_version, data, created)
  values ($1, $2, $3, $4, '2026-11-20', '{}', now())`;
const INSERT_UNDELIVERED = `
  insert into delivery.undelivered (organization_id, livemode, id, endpoint_id, event_id, ordinal, status)
  select e.organization_id, e.livemode, gen_random_uuid(), endpoint, e.id, 1, status
    from (select * from messaging.event where organization_id = $1 and livemode and position % 2000 = 0) e,
         (values (gen_random_uuid(), 'failed'), (gen_random_uuid(), 'abandoned')) as deliveries(endpoint, status)`;
/** Those of other tenants. */
const OTHERS_UNDELIVERED = `
  insert into delivery.undelivered (organization_id, livemode, id, endpoint_id, event_id, ordinal, status)
  select gen_random_uuid(), true, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 1, 'failed'
    from generate_series(1, 5000)`;

const small = { organizationId: newId(), livemode: true };
let server: TestDatabase;
let rows: DeliveryFixture;
let events: PostgresEventRepository;

beforeAll(async () => {
  server = await createDeliveryDatabase();
  rows = await DeliveryFixture.open(server.url);
  events = new PostgresEventRepository(rows.database);
  for (const type of TYPES) await rows.database.query(INSERT, [small.organizationId, small.livemode, newId(), type]);
  await server.execute(insertEventRows({ tenant: rows.tenant, count: COUNT, isPlaced: true }));
  await server.execute(INSERT_UNDELIVERED, [rows.tenant.organizationId]);
  await server.execute(OTHERS_UNDELIVERED);
  await server.execute('analyze messaging.event, delivery.undelivered');
});

afterAll(async () => {
  await rows.close();
  await server.drop();
});

describe('the events whose type begins with a prefix', () => {
  it('are those whose type continues after the dot, newest first', async () => {
    const filter = { ...ALL_EVENTS, type: eventTypeFilter('brand.check.*') };
    const { items, hasMore } = await events.list(small, filter, { limit: 10 });
    expect(items.map(({ type }) => type)).toEqual(['brand.check.failed', 'brand.check.completed']);
    expect(hasMore).toBe(false);
  });

  it('are none if there is no such type', async () => {
    const filter = { ...ALL_EVENTS, type: eventTypeFilter('nothing.*') };
    expect(await events.list(small, filter, { limit: 10 })).toEqual({ items: [], hasMore: false });
  });
});

const RARE = COUNT / 1_000;
const FILTERS: readonly (readonly [string, Partial<EventListFilter>, number, RegExp])[] = [
  ['none', {}, COUNT, /event_.*pkey/],
  ['a type', { type: eventTypeFilter('rare.seen') }, RARE, /event_.*type/],
  ['a prefix of rare types', { type: eventTypeFilter('rare.*') }, RARE, /event_.*type/],
  ['a prefix of common types', { type: eventTypeFilter('common.*') }, COUNT - RARE, /event_.*type/],
  ['a record', { object: 'rare_record' }, RARE, /event_.*(expr|object)/],
  ['a record that has no event', { object: 'none' }, 0, /event_.*(expr|object)/],
  ['a request', { requestId: '00000000-0000-0000-0000-000000000000' }, RARE, /event_.*request/],
  ['an undelivered delivery', { isUndelivered: true }, RARE / 2, /undelivered_of_event/],
  [
    'a record and an undelivered delivery',
    { object: 'rare_record', isUndelivered: true },
    RARE / 2,
    /event_.*(expr|object)/,
  ],
  [
    'a type and an undelivered delivery',
    { type: eventTypeFilter('rare.seen'), isUndelivered: true },
    RARE / 2,
    /undelivered_of_event/,
  ],
];

describe('a list filtered by', () => {
  const list = (filter: Partial<EventListFilter>, page: PageRequest) =>
    events.list(rows.tenant, { ...ALL_EVENTS, ...filter }, page);

  it.each(FILTERS)('%s has all events that fit, page by page in both directions', async (_, filter, count) => {
    const pages = Math.min(count, 40);
    const whole = (await list(filter, { limit: pages + 1 })).items.map(({ id }) => id);
    expect(whole).toHaveLength(Math.min(count, pages + 1));
    expect(whole).toEqual(whole.toSorted().reverse());
    const forwards: string[] = [];
    for (
      let page: PageRequest = { limit: 7 };
      forwards.length < pages;
      page = { limit: 7, startingAfter: forwards.at(-1) ?? '' }
    ) {
      const { items, hasMore } = await list(filter, page);
      forwards.push(...items.map(({ id }) => id));
      expect(hasMore).toBe(count > forwards.length);
    }
    expect(forwards.slice(0, pages)).toEqual(whole.slice(0, pages));
    const [last = newId()] = whole.slice(-1);
    const before = await list(filter, { limit: 3, endingBefore: last });
    expect(before.items.map(({ id }) => id)).toEqual(whole.slice(0, -1).slice(-3));
  });

  it.each(FILTERS.filter(([, , count]) => count > 2))(
    '%s within a range of time has those that were created in it',
    async (_, filter) => {
      const { items } = await list(filter, { limit: 5 });
      const [newest, , third] = items;
      const created = { ...(third && { gte: third.created }), ...(newest && { lt: newest.created }) };
      const found = await list({ ...filter, created }, { limit: 50 });
      expect(found.items.map(({ id }) => id)).toEqual(items.slice(1, 3).map(({ id }) => id));
    },
  );

  it.each(FILTERS)('%s is found by an index, and reads no others', async (_, filter, __, index) => {
    const query = jest.spyOn(rows.database, 'query');
    await list(filter, { limit: 50 });
    const [text = '', values] = query.mock.calls.at(-1) ?? [];
    query.mockRestore();
    const [plan] = await server.execute(`explain (format json, analyze) ${text}`, values);
    expect(JSON.stringify(plan)).toMatch(index);
    expect(rowsRead(plan)).toBeLessThan(1_000);
  });
});

/** The number of rows of tables that a plan has read. */
function rowsRead(plan: unknown): number {
  if (typeof plan !== 'object' || plan === null) return 0;
  const figures = new Map<string, unknown>(Object.entries(plan));
  const figure = (name: string): number => Number(figures.get(name) ?? 0);
  const own = figures.has('Relation Name')
    ? (figure('Actual Rows') + figure('Rows Removed by Filter')) * figure('Actual Loops')
    : 0;
  return Object.values(plan).reduce<number>((sum, part) => sum + rowsRead(part), own);
}
