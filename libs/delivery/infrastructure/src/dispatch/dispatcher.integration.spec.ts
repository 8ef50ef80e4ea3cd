import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ConcludeAttempts, Dispatcher, TendEndpoint, type WebhookSender } from '@livery/delivery-application';
import type { Clock } from '@livery/kernel';
import { PostgresEventLog, UnscopedEventRelay } from '@livery/messaging';
import { SystemClock } from '@livery/runtime';
import { createTestDatabase, FixedClock, poll, type TestDatabase } from '@livery/testing';
import { AddressVetter } from '../addresses/address-vetter.ts';
import { Cidr } from '../addresses/cidr.ts';
import { UnscopedEndpointFanOut } from '../fan-out/unscoped-endpoint-fan-out.ts';
import { PostgresWebhookDeliveryRepository } from '../persistence/postgres-webhook-delivery.repository.ts';
import { TypeOrmWebhookEndpointRepository } from '../persistence/typeorm-webhook-endpoint.repository.ts';
import { SigningSecretOpener } from '../secrets/signing-secret-opener.ts';
import { UndiciWebhookSender } from '../sending/undici-webhook-sender.ts';
import { DeliveryFixture, type MadeEndpoint } from '../testing/delivery-fixture.ts';
import { BAD_ANSWERS, WebhookSink } from '../testing/webhook-sink.ts';
import { DeliveryPayloads } from './delivery-payloads.ts';
import { PostgresFailureNotices } from './postgres-failure-notices.ts';
import { PostgresUnscopedDeliveryQueue } from './postgres-unscoped-delivery-queue.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let server: TestDatabase;
let fixture: DeliveryFixture;
let sink: WebhookSink;
let clock: FixedClock;
const stops: (() => Promise<void>)[] = [];
const reported: unknown[] = [];
const report = (error: unknown): void => void reported.push(error);

beforeAll(async () => {
  server = await createTestDatabase();
  fixture = await DeliveryFixture.open(server.url, 20);
  sink = await WebhookSink.open();
});

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  sink.received.length = 0;
  sink.answer = (response) => response.writeHead(200).end();
  await server.execute(
    'truncate messaging.event, delivery.webhook_endpoint, delivery.webhook_delivery, delivery.delivery_attempt cascade',
  );
  expect(reported.splice(0)).toEqual([]);
});

afterAll(async () => {
  await sink.close();
  await fixture.close();
  await server.drop();
});

interface Setting {
  readonly clock?: Clock;
  readonly deadlineMs?: number;
  readonly leaseMs?: number;
  readonly places?: number;
  readonly sender?: WebhookSender;
}

function queueWith(leaseMs = 30_000): PostgresUnscopedDeliveryQueue {
  const payloads = new DeliveryPayloads(fixture.database, new SigningSecretOpener(fixture.secretKeys));
  return new PostgresUnscopedDeliveryQueue(fixture.database, payloads, { leaseMs, report });
}

function startDispatcher({ deadlineMs = 500, leaseMs, places = 32, ...setting }: Setting = {}): Dispatcher {
  const time = setting.clock ?? new SystemClock();
  const open = { allowedCidrs: [Cidr.parse('127.0.0.0/8')], allowHttpInLiveMode: true, extraPorts: 'any' } as const;
  const vetter = new AddressVetter(open);
  const undici = new UndiciWebhookSender(vetter, time, { deadlineMs });
  const queue = queueWith(leaseMs);
  const tend = new TendEndpoint(
    new TypeOrmWebhookEndpointRepository(fixture.database),
    new PostgresWebhookDeliveryRepository(fixture.database),
    new PostgresFailureNotices(),
    new PostgresEventLog(time),
    fixture.unitOfWork,
    time,
  );
  const conclude = new ConcludeAttempts(queue, tend, time);
  const options = { places, retryPlaces: 16, perEndpoint: 8, linger: () => Promise.resolve(), report };
  const dispatcher = new Dispatcher(queue, setting.sender ?? undici, conclude, time, options);
  stops.push(async () => {
    await dispatcher.stop();
    await undici.close();
  });
  return dispatcher;
}

/** Events for everybody, on their way. */
async function emit(count: number, time: Clock = new SystemClock()): Promise<void> {
  await fixture.append(Array.from({ length: count }, (_, index) => `sample.number_${index}`));
  await new UnscopedEventRelay(new UnscopedEndpointFanOut(time), fixture.unitOfWork).relayBatch();
}

interface DeliveryFacts {
  readonly status: string;
  readonly attempt_count: number;
  readonly next_retry_at: Date | null;
  readonly last_response_status: number | null;
  readonly last_error: string | null;
  readonly attempts: number;
}

function deliveriesOf({ id, tenant }: MadeEndpoint): Promise<DeliveryFacts[]> {
  return fixture.database.query<DeliveryFacts>(
    `select status, attempt_count, next_retry_at, last_response_status, last_error,
            (select count(*)::int from delivery.delivery_attempt a where a.organization_id = d.organization_id
                and a.livemode = d.livemode and a.delivery_id = d.id) as attempts
       from delivery.webhook_delivery d
      where d.organization_id = $1 and d.livemode = $2 and d.endpoint_id = $3 order by ordinal`,
    [tenant.organizationId, tenant.livemode, id],
  );
}

async function statusesOf(endpoint: MadeEndpoint): Promise<string[]> {
  return (await deliveriesOf(endpoint)).map(({ status }) => status);
}

async function endpointState({ id, tenant }: MadeEndpoint): Promise<unknown> {
  const [row] = await fixture.database.query(
    'select status, disabled_reason, failing_since from delivery.webhook_endpoint where organization_id = $1 and livemode = $2 and id = $3',
    [tenant.organizationId, tenant.livemode, id],
  );
  return row;
}

function eventTypes(): Promise<{ type: string }[]> {
  return fixture.database.query(
    `select type from messaging.event where organization_id = $1 and livemode = $2 and type like 'platform.%' order by ordinal`,
    [fixture.tenant.organizationId, fixture.tenant.livemode],
  );
}

describe('the dispatcher', () => {
  it('delivers every due delivery once, however many dispatchers there are', async () => {
    const endpoints = [
      await fixture.endpoint({ url: `${sink.origin}/a` }),
      await fixture.endpoint({ url: `${sink.origin}/b` }),
    ];
    await emit(200);
    const dispatchers = [startDispatcher(), startDispatcher()];
    for (const dispatcher of dispatchers) dispatcher.wake();
    await poll('everything is delivered', async () => {
      const statuses = (await Promise.all(endpoints.map(statusesOf))).flat();
      return statuses.every((status) => status === 'delivered');
    });
    expect(sink.received).toHaveLength(400);
    expect(new Set(sink.received.map(({ path, headers }) => `${path} ${String(headers['webhook-id'])}`)).size).toBe(
      400,
    );
    const sequences = sink.received
      .filter(({ path }) => path === '/a')
      .map(({ headers }) => Number(headers['webhook-sequence']));
    expect(sequences.sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    const [first] = await deliveriesOf(endpoints[0] ?? (await fixture.endpoint()));
    expect(first).toMatchObject({ attempt_count: 1, attempts: 1, last_response_status: 200, next_retry_at: null });
  });

  it('never claims for two what one has claimed, and claims again what was not settled in time', async () => {
    await fixture.endpoint({ url: sink.origin });
    await emit(20);
    const request = {
      source: 'first_attempts',
      limit: 100,
      perEndpoint: 100,
      inFlight: new Map<string, number>(),
      now: new Date(),
    } as const;
    const leased = queueWith(300);
    const claims = await Promise.all([leased, queueWith(300), queueWith(300)].map((queue) => queue.claim(request)));
    expect(claims.flat()).toHaveLength(20);
    expect(new Set(claims.flat().map(({ id }) => id)).size).toBe(20);
    expect(await leased.claim(request)).toEqual([]);
    let again: readonly unknown[] = [];
    await poll('the leases have expired', async () => (again = await leased.claim(request)).length > 0);
    expect(again).toHaveLength(20);
  });

  it('gives back what it has not attempted', async () => {
    await fixture.endpoint({ url: sink.origin });
    await emit(3);
    const request = {
      source: 'first_attempts',
      limit: 9,
      perEndpoint: 9,
      inFlight: new Map<string, number>(),
      now: new Date(),
    } as const;
    const queue = queueWith();
    const claimed = await queue.claim(request);
    expect(await queue.claim(request)).toEqual([]);
    await queue.release(claimed);
    expect(await queue.claim(request)).toHaveLength(3);
  });

  it('holds up nobody for an endpoint that does not answer', async () => {
    const silent = await WebhookSink.open();
    silent.answer = BAD_ANSWERS.silence;
    const tarPits = await Promise.all([1, 2, 3].map((n) => fixture.endpoint({ url: `${silent.origin}/${n}` })));
    const healthy = await fixture.endpoint({ url: sink.origin });
    await emit(50);
    startDispatcher({ deadlineMs: 10_000, places: 32 }).wake();
    await poll('the healthy endpoint has everything', () => sink.received.length === 50);
    await poll('and it is settled', async () => (await statusesOf(healthy)).every((status) => status === 'delivered'));
    expect(silent.received.length).toBeLessThanOrEqual(8 * tarPits.length);
    await silent.close();
    await Promise.all(stops.splice(0).map((stop) => stop()));
  });
});

describe('a delivery', () => {
  async function failing(answer: (typeof BAD_ANSWERS)[keyof typeof BAD_ANSWERS]): Promise<MadeEndpoint> {
    sink.answer = answer;
    clock = new FixedClock(new Date());
    const endpoint = await fixture.endpoint({ url: sink.origin });
    await emit(1, clock);
    return endpoint;
  }

  async function untilAttempts(endpoint: MadeEndpoint, count: number): Promise<DeliveryFacts | undefined> {
    await poll(`attempt ${count}`, async () => (await deliveriesOf(endpoint))[0]?.attempt_count === count);
    return (await deliveriesOf(endpoint))[0];
  }

  it.each([
    ['500', BAD_ANSWERS.error, 500],
    ['a redirect', BAD_ANSWERS.redirect, 301],
    ['silence', BAD_ANSWERS.silence, null],
    ['one byte a second', BAD_ANSWERS.oneByteASecond, 200],
  ])('that meets %s stays pending, with its next attempt in a minute', async (_, answer, status) => {
    const endpoint = await failing(answer);
    startDispatcher({ clock }).wake();
    expect(await untilAttempts(endpoint, 1)).toMatchObject({
      status: 'pending',
      last_response_status: status,
      next_retry_at: new Date(clock.now().getTime() + MINUTE_MS),
      attempts: 1,
    });
  });

  it('is attempted five times, after 1 min, 5 min, 30 min and 2 h, and then has failed', async () => {
    const endpoint = await failing(BAD_ANSWERS.error);
    const dispatcher = startDispatcher({ clock });
    dispatcher.wake();
    await untilAttempts(endpoint, 1);
    for (const [index, delay] of [1, 5, 30, 120].entries()) {
      clock.advance(delay * MINUTE_MS - 1);
      dispatcher.wake();
      expect(
        await queueWith().claim({ source: 'retries', limit: 9, perEndpoint: 9, inFlight: new Map(), now: clock.now() }),
      ).toEqual([]);
      clock.advance(1);
      dispatcher.wake();
      await untilAttempts(endpoint, index + 2);
    }
    expect((await deliveriesOf(endpoint))[0]).toMatchObject({
      status: 'failed',
      attempt_count: 5,
      attempts: 5,
      next_retry_at: null,
    });
    expect(sink.received).toHaveLength(5);
    expect(new Set(sink.received.map(({ body }) => body)).size).toBe(1);
  });

  it('that is abandoned while in flight keeps that state, and its attempt is recorded', async () => {
    sink.answer = BAD_ANSWERS.silence;
    const endpoint = await fixture.endpoint({ url: sink.origin });
    await emit(1);
    startDispatcher({ deadlineMs: 800 }).wake();
    await poll('the attempt is in flight', () => sink.received.length === 1);
    await fixture.unitOfWork.run((transaction) =>
      new PostgresWebhookDeliveryRepository(fixture.database).abandonPending(
        endpoint.tenant,
        endpoint.id,
        new Date(),
        transaction,
      ),
    );
    await poll('the attempt is recorded', async () => (await deliveriesOf(endpoint))[0]?.attempts === 1);
    expect((await deliveriesOf(endpoint))[0]).toMatchObject({ status: 'abandoned', attempt_count: 1 });
  });

  it('whose claim was lost is attempted again, and each attempt is recorded', async () => {
    sink.answer = BAD_ANSWERS.silence;
    const endpoint = await fixture.endpoint({ url: sink.origin });
    await emit(1);
    startDispatcher({ deadlineMs: 1_500, leaseMs: 200 }).wake();
    await poll('the first attempt is in flight', () => sink.received.length === 1);
    sink.answer = (response) => response.writeHead(200).end();
    const other = startDispatcher();
    await poll('another dispatcher has delivered it', async () => {
      other.wake();
      return (await statusesOf(endpoint))[0] === 'delivered';
    });
    await poll('the first attempt is recorded', async () => (await deliveriesOf(endpoint))[0]?.attempts === 2);
    expect((await deliveriesOf(endpoint))[0]).toMatchObject({ status: 'delivered', attempt_count: 2 });
  });

  it('is delivered by a success that comes after its claim was lost', async () => {
    let thank: () => void = () => undefined;
    sink.answer = (response) => {
      thank = () => response.writeHead(200).end();
    };
    const endpoint = await fixture.endpoint({ url: sink.origin });
    await emit(1);
    startDispatcher({ deadlineMs: 10_000, leaseMs: 60_000 }).wake();
    await poll('the attempt is in flight', () => sink.received.length === 1);
    await server.execute(`update delivery.webhook_delivery set claim_id = gen_random_uuid()`);
    thank();
    await poll('it is delivered', async () => (await statusesOf(endpoint))[0] === 'delivered');
    expect((await deliveriesOf(endpoint))[0]).toMatchObject({ attempt_count: 1, attempts: 1 });
  });
});

describe('an endpoint', () => {
  it('that says 410 is disabled as gone, and its pending deliveries are abandoned', async () => {
    sink.answer = BAD_ANSWERS.gone;
    const endpoint = await fixture.endpoint({ url: sink.origin });
    await emit(30);
    startDispatcher().wake();
    await poll('nothing is pending', async () =>
      (await statusesOf(endpoint)).every((status) => status === 'abandoned'),
    );
    expect(await endpointState(endpoint)).toMatchObject({ status: 'disabled', disabled_reason: 'gone' });
    expect(sink.received.length).toBeLessThanOrEqual(16);
    expect(await eventTypes()).toEqual([{ type: 'platform.webhook_endpoint.disabled' }]);
  });

  it('that fails is told of after an hour, disabled after five days, and well again after one success', async () => {
    clock = new FixedClock(new Date());
    const begun = clock.now();
    const endpoint = await fixture.endpoint({ url: sink.origin });
    const dispatcher = startDispatcher({ clock });
    const attemptAnother = async (): Promise<void> => {
      const before = sink.received.length;
      await emit(1, clock);
      dispatcher.wake();
      await poll('another attempt', () => sink.received.length > before);
      await dispatcherIdle(endpoint);
    };
    const dispatcherIdle = (of: MadeEndpoint): Promise<void> =>
      poll('attempts are settled', async () =>
        (await deliveriesOf(of)).every(({ attempts, status }) => attempts > 0 || status === 'abandoned'),
      );

    sink.answer = BAD_ANSWERS.error;
    await attemptAnother();
    await poll('it has begun to fail', async () =>
      JSON.stringify(await endpointState(endpoint)).includes(begun.toISOString()),
    );
    sink.answer = (response) => response.writeHead(200).end();
    await attemptAnother();
    await poll('it is well again', async () =>
      JSON.stringify(await endpointState(endpoint)).includes('"failing_since":null'),
    );

    const type = async (): Promise<string[]> => (await eventTypes()).map((event) => event.type);
    sink.answer = BAD_ANSWERS.error;
    await attemptAnother();
    clock.advance(HOUR_MS);
    for (const attempt of [1, 2]) {
      await attemptAnother();
      await poll(
        `it is told of once, attempt ${attempt}`,
        async () => (await type()).join() === 'platform.webhook_endpoint.failing',
      );
    }
    clock.advance(5 * 24 * HOUR_MS);
    await attemptAnother();
    await poll('it is disabled', async () => (await type()).at(-1) === 'platform.webhook_endpoint.disabled');
    expect(await endpointState(endpoint)).toMatchObject({ status: 'disabled', disabled_reason: 'failing' });
    expect((await statusesOf(endpoint)).filter((status) => status === 'pending')).toEqual([]);
  });
});
