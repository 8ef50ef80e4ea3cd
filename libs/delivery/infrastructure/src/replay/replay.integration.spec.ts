import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { UnscopedEventRelay } from '@livery/messaging';
import { SystemClock } from '@livery/runtime';
import { FixedClock, poll, type TestDatabase } from '@livery/testing';
import { UnscopedBacklogAbandonment } from '../dispatch/unscoped-backlog-abandonment.ts';
import { UnscopedEndpointFanOut } from '../fan-out/unscoped-endpoint-fan-out.ts';
import { createDeliveryDatabase, type TestEndpoint } from '../testing/delivery-fixture.ts';
import { DispatcherFixture } from '../testing/dispatcher-fixture.ts';
import { ReplayDriver } from '../testing/replay-driver.ts';
import { BAD_ANSWERS } from '../testing/webhook-sink.ts';
import { UnscopedDeliveryAudit } from '../watching/unscoped-delivery-audit.ts';
import { unscopedDueDeliveries } from '../watching/unscoped-due-deliveries.ts';
import { PAGE } from './unscoped-replay-pages.ts';

const MINUTE_MS = 60_000;
/** More than two pages. */
const MANY = 2 * PAGE + 3;

let server: TestDatabase;
let fixture: DispatcherFixture;
let driver: ReplayDriver;

beforeAll(async () => {
  server = await createDeliveryDatabase();
  fixture = await DispatcherFixture.open(server);
  driver = new ReplayDriver(fixture.rows);
});

afterEach(async () => {
  expect(await fixture.reset()).toEqual([]);
});

afterAll(() => fixture.close());

const newEndpoint = (status: 'enabled' | 'disabled' = 'enabled'): Promise<TestEndpoint> =>
  fixture.rows.endpoint({ url: fixture.sink.origin, status });
const setStatus = ({ id }: TestEndpoint, status: string) =>
  server.execute(
    `update delivery.webhook_endpoint set status = $2, disabled_reason = case when $2 = 'disabled' then 'manual' end where id = $1`,
    [id, status],
  );
const endAll = (status: 'failed' | 'abandoned') =>
  server.execute(`update delivery.undelivered set status = $1, next_retry_at = null, completed = now()`, [status]);

async function relayAll(): Promise<void> {
  const relay = new UnscopedEventRelay([new UnscopedEndpointFanOut(new SystemClock())], fixture.rows.unitOfWork);
  while ((await relay.relayBatch()).isFull);
}

/** Appends events with one statement. */
async function append(count: number): Promise<void> {
  await server.execute(
    `insert into messaging.event (organization_id, livemode, id, type, api_version, data, created)
     select $1, true, overlay(gen_random_uuid()::text placing substr(now_id, 1, 15) from 1 for 15)::uuid, 'sample.many', '2026-11-20',
            '{"object": {"id": "sample"}}', clock_timestamp()
       from generate_series(1, $2) n,
            lateral (select regexp_replace(lpad(to_hex(floor(extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0'),
                                           '^(.{8})(.{4})$', '\\1-\\2-7') as now_id where n > 0) t`,
    [fixture.rows.tenant.organizationId, count],
  );
}

/** The sequences of an endpoint, and the positions of their events, in the order of sequences. */
function sequencesOf({ id }: TestEndpoint) {
  return server.execute(
    `select d.sequence::int, e.position::int from delivery.webhook_delivery d join messaging.event e on e.id = d.event_id
      where d.endpoint_id = $1 order by d.sequence`,
    [id],
  );
}

describe('a replay', () => {
  it('creates what is missing in pages, without gaps, in the order of the events, while the relay creates deliveries', async () => {
    const endpoint = await newEndpoint('disabled');
    await append(MANY);
    await relayAll();
    const [last] = await server.execute('select max(position)::int as position from messaging.event');
    await setStatus(endpoint, 'enabled');
    let isReplaying = true;
    const live = async (): Promise<void> => {
      while (isReplaying) {
        await append(20);
        await relayAll();
      }
    };
    const writing = live();
    const until = new Date();
    const counts = await driver.replay(endpoint, { until });
    isReplaying = false;
    await writing;
    expect(counts.created).toBe(MANY);
    const rows = await sequencesOf(endpoint);
    expect(rows.length).toBeGreaterThan(MANY);
    expect(rows.map((row) => Number(Reflect.get(row, 'sequence')))).toEqual(rows.map((_, index) => index + 1));
    const replayed = rows
      .map((row) => Number(Reflect.get(row, 'position')))
      .filter((position) => position <= Number(Reflect.get(last ?? {}, 'position')));
    expect(replayed).toHaveLength(MANY);
    expect(replayed).toEqual(replayed.toSorted((a, b) => a - b));
    const [row] = await server.execute('select last_sequence::int from delivery.webhook_endpoint where id = $1', [
      endpoint.id,
    ]);
    expect(row).toEqual({ last_sequence: rows.length });
    const audit = new UnscopedDeliveryAudit(fixture.rows.database, new SystemClock());
    await audit.run();
    expect(audit.violations).toEqual({ missing: 0, stuck: 0 });
  });

  it.each(['failed', 'abandoned'] as const)('sends %s deliveries again, each once', async (status) => {
    const endpoint = await newEndpoint();
    await append(MANY);
    await relayAll();
    await endAll(status);
    expect(await driver.replay(endpoint, { status })).toMatchObject({ [status]: MANY, created: 0 });
    expect(await driver.replay(endpoint, { status })).toMatchObject({ [status]: 0 });
    expect(await driver.replay(endpoint)).toMatchObject({ delivered: 0, pending: MANY });
    fixture.start({ slots: 32 }).wake();
    await poll('all arrive', () => fixture.sink.received.length === MANY, 20_000);
    await poll('all are settled', async () => (await server.execute('select from delivery.undelivered')).length === 0);
    const sequences = fixture.sink.received.map(({ headers }) => Number(headers['webhook-sequence']));
    expect(sequences.sort((a, b) => a - b)).toEqual(Array.from({ length: MANY }, (_, index) => index + 1));
  });

  it('waits for the end of the abandonment of pending deliveries, and then sends all of them again', async () => {
    const endpoint = await newEndpoint();
    await append(30);
    await relayAll();
    await fixture.abandonPending(endpoint);
    const order = driver.orderOf(endpoint, { status: 'abandoned' });
    expect(await driver.replays.page(order, await driver.replays.bounds(order))).toBeNull();
    const replayed = driver.replay(endpoint, { status: 'abandoned' });
    new UnscopedBacklogAbandonment(fixture.rows.database, (error) => expect(error).toBeUndefined()).wake();
    expect(await replayed).toMatchObject({ abandoned: 30 });
    expect(new Set(await fixture.statusesOf(endpoint))).toEqual(new Set(['pending']));
  });

  it('gives five new attempts with the delays of the schedule, and the attempts are counted on', async () => {
    const endpoint = await newEndpoint();
    fixture.sink.answer = BAD_ANSWERS.error;
    const clock = new FixedClock(new Date());
    await fixture.emit(1, clock);
    const dispatcher = fixture.start({ clock });
    const attempted = async (count: number): Promise<void> => {
      dispatcher.wake();
      await poll(`attempt ${count}`, async () => (await fixture.deliveriesOf(endpoint))[0]?.attemptCount === count);
    };
    await attempted(1);
    await endAll('failed');
    await driver.replay(endpoint, { status: 'failed' });
    clock.advance(1_000);
    await attempted(2);
    for (const [index, delay] of [1, 5, 30, 120].entries()) {
      clock.advance(delay * MINUTE_MS);
      await attempted(index + 3);
    }
    await poll('it has failed', async () => (await fixture.statusesOf(endpoint))[0] === 'failed');
    expect((await fixture.deliveriesOf(endpoint))[0]).toMatchObject({ attemptCount: 6, nextRetryAt: null });
    expect(fixture.sink.received).toHaveLength(6);
    expect(new Set(fixture.sink.received.map(({ body }) => body)).size).toBe(1);
  });

  it('is claimed apart from first attempts and retries, and is not counted among the due deliveries', async () => {
    const endpoint = await newEndpoint();
    await append(2);
    await relayAll();
    await endAll('failed');
    await driver.replay(endpoint, { status: 'failed' });
    await fixture.emit(1);
    const now = new Date(Date.now() + 1_000);
    const none: ReadonlyMap<string, number> = new Map();
    const others = { otherEndpoints: 9, claimsPerRequest: 1, otherOrganizations: 9 };
    const allowances = { byEndpoint: none, byOrganization: none, ...others };
    const claim = async (source: 'first_attempts' | 'retries' | 'replays'): Promise<number> =>
      (await fixture.queue().claim({ source, limit: 9, allowances, now })).sendable.length;
    expect(await unscopedDueDeliveries(fixture.rows.database)).toMatchObject({ count: 1, replayed: 2 });
    expect([await claim('first_attempts'), await claim('retries'), await claim('replays')]).toEqual([1, 0, 2]);
  });

  it('is abandoned with everything else when its endpoint is disabled', async () => {
    const endpoint = await newEndpoint();
    await append(3);
    await relayAll();
    await endAll('failed');
    await driver.replay(endpoint, { status: 'failed' });
    await fixture.abandonPending(endpoint);
    expect(await fixture.statusesOf(endpoint)).toEqual(['abandoned', 'abandoned', 'abandoned']);
  });

  it('is refused in the middle when its endpoint is disabled', async () => {
    const endpoint = await newEndpoint();
    await append(MANY);
    await relayAll();
    await endAll('failed');
    let pages = 0;
    const replayed = driver.replay(endpoint, { status: 'failed' }, () => {
      pages += 1;
      return setStatus(endpoint, 'disabled');
    });
    await expect(replayed).rejects.toMatchObject({ code: 'resource_conflict' });
    expect(pages).toBe(1);
  });

  it('sees only the events of its period, and those that were committed late', async () => {
    const endpoint = await newEndpoint('disabled');
    await append(2);
    await relayAll();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const since = new Date();
    await append(3);
    await relayAll();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const until = new Date();
    await append(4);
    await relayAll();
    await setStatus(endpoint, 'enabled');
    const order = driver.orderOf(endpoint, { since, until });
    expect(await driver.replays.count(order, await driver.replays.bounds(order))).toBe(9);
    expect(await driver.replay(endpoint, { since, until })).toMatchObject({ created: 3 });
    expect(await driver.replay(endpoint, { since })).toMatchObject({ created: 4, pending: 3 });
    expect(await driver.replay(endpoint)).toMatchObject({ created: 2, pending: 7 });
  });
});
