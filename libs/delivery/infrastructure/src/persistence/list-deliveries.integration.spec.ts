import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DeliveryFilter, DeliveryPageRequest } from '@livery/delivery-application';
import { newId } from '@livery/kernel';
import { type TestDatabase } from '@livery/testing';
import fc from 'fast-check';
import { createDeliveryDatabase, DeliveryFixture, type TestEndpoint } from '../testing/delivery-fixture.ts';
import { type ExistingDelivery, insertHistory, type WantedDelivery } from '../testing/delivery-history.ts';
import { PostgresWebhookDeliveryRepository } from './postgres-webhook-delivery.repository.ts';

const STATUSES = ['pending', 'delivered', 'failed', 'abandoned'] as const;
const ANY: DeliveryFilter = { status: null, eventId: null, afterSequence: null, created: {} };

let server: TestDatabase;
let fixture: DeliveryFixture;
let repository: PostgresWebhookDeliveryRepository;

beforeAll(async () => {
  server = await createDeliveryDatabase();
  fixture = await DeliveryFixture.open(server.url);
  repository = new PostgresWebhookDeliveryRepository(fixture.database);
});

afterAll(async () => {
  await fixture.close();
  await server.drop();
});

const insert = async (endpoint: TestEndpoint, wanted: readonly WantedDelivery[], gap = 1) =>
  insertHistory((statement, values) => server.execute(statement, values), endpoint, wanted, {
    ordinal: 1,
    gap,
    created: new Date(Math.floor(Date.now() / 1_000) * 1_000),
  });

const idsOf = async ({ tenant, id }: TestEndpoint, filter: Partial<DeliveryFilter>, page: DeliveryPageRequest) => {
  const { items, hasMore } = await repository.list(tenant, id, { ...ANY, ...filter }, page);
  return { ids: items.map((delivery) => delivery.id), hasMore };
};

/** Runs of deliveries that ended in the same way, as outages cause them; the longest spans several blocks. */
const runs = fc.array(
  fc.record({
    length: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 200 })),
    status: fc.constantFrom(...STATUSES, 'abandoned later' as const),
    after: fc.constantFrom(0, 1, 1_000, 3_600_000),
    isTest: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

const history = runs.map((list) =>
  list.flatMap(({ length, isTest, ...run }) =>
    Array.from({ length }, (_, index): WantedDelivery => ({ ...run, isTest: isTest && index % 7 === 3 })),
  ),
);

interface Question {
  readonly status: DeliveryFilter['status'];
  readonly order: 'oldest' | 'newest' | undefined;
  readonly limit: number;
  readonly cursor: 'none' | 'after' | 'before';
  /** Positions in the list, from 0 to 1; null if the filter is not used. */
  readonly cursorAt: number;
  readonly eventAt: number | null;
  readonly sequenceAt: number | null;
  readonly from: { readonly at: number; readonly isIncluded: boolean } | null;
  readonly to: { readonly at: number; readonly isIncluded: boolean } | null;
}

const position = fc.double({ min: 0, max: 1, noNaN: true });
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 2 });
const bound = fc.record({ at: position, isIncluded: fc.boolean() });
const question: fc.Arbitrary<Question> = fc.record({
  status: fc.constantFrom(null, ...STATUSES),
  order: fc.constantFrom('oldest', 'newest', undefined),
  limit: fc.constantFrom(1, 3, 50, 200),
  cursor: fc.constantFrom('none', 'after', 'before'),
  cursorAt: position,
  eventAt: fc.option(position, { nil: null, freq: 8 }).map((at) => (at === null || at > 0.3 ? null : at * 3)),
  sequenceAt: sometimes(position),
  from: sometimes(bound),
  to: sometimes(bound),
});

const questions = fc.array(question, { minLength: 12, maxLength: 12 });
/** Other endpoints may have many deliveries between two of this one. */
const gaps = fc.constantFrom(1, 3, 997, 100_003);

function at(deliveries: readonly ExistingDelivery[], place: number): ExistingDelivery {
  const found = deliveries[Math.min(deliveries.length - 1, Math.floor(place * deliveries.length))];
  if (found === undefined) throw new Error('There is no delivery.');
  return found;
}

function requestOf(deliveries: readonly ExistingDelivery[], asked: Question): [DeliveryFilter, DeliveryPageRequest] {
  const { status, order, limit, cursor, from, to } = asked;
  const [startedAt, endedAt] = [from && at(deliveries, from.at).created, to && at(deliveries, to.at).created];
  const cursorId = at(deliveries, asked.cursorAt).id;
  return [
    {
      status,
      eventId: asked.eventAt === null ? null : at(deliveries, asked.eventAt).eventId,
      afterSequence: asked.sequenceAt === null ? null : Math.floor(asked.sequenceAt * deliveries.length),
      created: {
        ...(from && startedAt && { [from.isIncluded ? 'gte' : 'gt']: startedAt }),
        ...(to && endedAt && { [to.isIncluded ? 'lte' : 'lt']: endedAt }),
      },
    },
    {
      limit,
      ...(order && { order }),
      ...(cursor === 'after' && { startingAfter: cursorId }),
      ...(cursor === 'before' && { endingBefore: cursorId }),
    },
  ];
}

/** The page by its definition: all deliveries are sorted, filtered and cut. */
function expectedPage(
  deliveries: readonly ExistingDelivery[],
  { status, eventId, afterSequence, created: { gte, gt, lte, lt } }: DeliveryFilter,
  { limit, order, startingAfter, endingBefore }: DeliveryPageRequest,
): { ids: readonly string[]; hasMore: boolean } {
  const ordered = order === 'newest' ? [...deliveries].reverse() : deliveries;
  const place = ordered.findIndex(({ id }) => id === (startingAfter ?? endingBefore));
  const beyond = ordered.slice(
    startingAfter === undefined ? 0 : place + 1,
    endingBefore === undefined ? undefined : place,
  );
  const ids = beyond
    .filter((delivery) => status === null || delivery.status === status)
    .filter((delivery) => eventId === null || delivery.eventId === eventId)
    .filter(({ sequence }) => afterSequence === null || (sequence !== null && sequence > afterSequence))
    .filter(({ created }) => (!gte || created >= gte) && (!gt || created > gt))
    .filter(({ created }) => (!lte || created <= lte) && (!lt || created < lt))
    .map(({ id }) => id);
  return { ids: endingBefore === undefined ? ids.slice(0, limit) : ids.slice(-limit), hasMore: ids.length > limit };
}

describe('a page of deliveries', () => {
  it('has the deliveries that a scan of all of them finds, for every filter, cursor and order', async () => {
    await fc.assert(
      fc.asyncProperty(history, gaps, questions, async (wanted, gap, asked) => {
        const tenant = { organizationId: newId(), livemode: true };
        const endpoint = await fixture.endpoint({ tenant });
        const deliveries = await insert(endpoint, wanted, gap);
        await insert(await fixture.endpoint({ tenant }), wanted.slice(0, 20));
        for (const one of asked) {
          const [filter, page] = requestOf(deliveries, one);
          expect(await idsOf(endpoint, filter, page)).toEqual(expectedPage(deliveries, filter, page));
        }
      }),
      { numRuns: 15 },
    );
  }, 120_000);

  it('leads to every delivery once, in both orders and both directions', async () => {
    const endpoint = await fixture.endpoint();
    const statuses = ['failed', 'delivered', 'failed', 'pending'] as const;
    const deliveries = await insert(
      endpoint,
      Array.from({ length: 150 }, (_, index) => ({
        status: statuses[index % 4] ?? 'failed',
        after: 40,
        isTest: index % 9 === 0,
      })),
    );
    for (const order of ['oldest', 'newest'] as const) {
      const forwards = await readAll(endpoint, (last) => ({ order, ...(last && { startingAfter: last }) }));
      const ids = deliveries.map(({ id }) => id);
      expect(forwards).toEqual(order === 'oldest' ? ids : ids.reverse());
      const last = forwards.at(-1) ?? '';
      const backwards = await readAll(endpoint, (_, first) => ({ order, endingBefore: first ?? last }));
      expect([...backwards].sort()).toEqual(forwards.slice(0, -1).sort());
    }
  });

  it('has no row of a delivery whose partition was dropped, and is full nevertheless', async () => {
    const endpoint = await fixture.endpoint();
    const failed = Array.from({ length: 30 }, () => ({ status: 'failed', after: 1_000, isTest: false }) as const);
    const deliveries = await insert(endpoint, failed);
    await server.execute(`delete from delivery.webhook_delivery where endpoint_id = $1 and ordinal <= 20`, [
      endpoint.id,
    ]);
    const kept = deliveries.slice(20).map(({ id }) => id);
    const oldest = await idsOf(endpoint, { status: 'failed' }, { limit: 4 });
    expect(oldest).toEqual({ ids: kept.slice(0, 4), hasMore: true });
    const newest = await idsOf(endpoint, { status: 'failed' }, { limit: 10, order: 'newest' });
    expect(newest).toEqual({ ids: kept.reverse(), hasMore: false });
  });

  it('has a failed delivery among the delivered ones once an attempt succeeds', async () => {
    const endpoint = await fixture.endpoint();
    const failed = Array.from({ length: 200 }, () => ({ status: 'failed', after: 1, isTest: false }) as const);
    const deliveries = await insert(endpoint, failed);
    const retried = at(deliveries, 0.7).id;
    expect(await idsOf(endpoint, { status: 'delivered' }, { limit: 50 })).toEqual({ ids: [], hasMore: false });
    await server.execute(
      `insert into delivery.delivery_attempt (organization_id, livemode, id, delivery_id, started, duration_ms, timings, response_status, truncated)
       values ($1, true, $2, $2, now(), 1, '{}', 200, false)`,
      [endpoint.tenant.organizationId, retried],
    );
    await server.execute('delete from delivery.undelivered where id = $1', [retried]);
    expect(await idsOf(endpoint, { status: 'delivered' }, { limit: 50 })).toEqual({ ids: [retried], hasMore: false });
    expect((await idsOf(endpoint, { status: 'failed' }, { limit: 200 })).ids).not.toContain(retried);
  });
});

/** Reads pages until there are no more. `next` gets the last and the first id of the page before. */
async function readAll(
  endpoint: TestEndpoint,
  next: (last: string | undefined, first: string | undefined) => Partial<DeliveryPageRequest>,
): Promise<readonly string[]> {
  const all: string[] = [];
  let page: readonly string[] = [];
  for (let hasMore = true; hasMore;) {
    const read = await idsOf(endpoint, {}, { limit: 7, ...next(page.at(-1), page[0]) });
    [page, hasMore] = [read.ids, read.hasMore];
    all.push(...page);
  }
  return all;
}
