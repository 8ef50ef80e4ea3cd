// Only this suite proves single rules of claims, which no fault of a whole process can single out.
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@livery/kernel';
import { managerOf } from '@livery/persistence';
import { poll } from '@livery/testing';
import { claimRequest } from '../testing/claim-request.ts';
import { createDeliveryDatabase } from '../testing/delivery-fixture.ts';
import { DispatcherFixture } from '../testing/dispatcher-fixture.ts';
import { BAD_ANSWERS, WebhookSink } from '../testing/webhook-sink.ts';

/** The requests that an endpoint gets at the same time at first. */
const FIRST_LIMIT = 8;

let fixture: DispatcherFixture;

beforeAll(async () => {
  fixture = await DispatcherFixture.open(await createDeliveryDatabase());
});

afterEach(async () => {
  expect(await fixture.reset()).toEqual([]);
});

afterAll(() => fixture.close());

async function claimedCount(): Promise<number> {
  return (await fixture.server.execute('select from delivery.undelivered where claim_id is not null')).length;
}

async function waitingForLocks(): Promise<number> {
  const [row] = await fixture.rows.database.query<{ count: string }>(`select count(*) from pg_locks where not granted`);
  return Number(row?.count);
}

describe('the dispatcher', () => {
  it('delivers every due delivery once, however many dispatchers there are', async () => {
    const { sink, rows } = fixture;
    const endpoints = [
      await rows.endpoint({ url: `${sink.origin}/a` }),
      await rows.endpoint({ url: `${sink.origin}/b` }),
    ];
    await fixture.emit(200);
    const dispatchers = [fixture.start(), fixture.start()];
    for (const dispatcher of dispatchers) dispatcher.wake();
    await poll('everything is delivered', async () => {
      const statuses = (await Promise.all(endpoints.map((endpoint) => fixture.statusesOf(endpoint)))).flat();
      return statuses.every((status) => status === 'delivered');
    });
    const seen = sink.received.map(({ path, headers }) => `${path} ${String(headers['webhook-id'])}`);
    expect(seen).toHaveLength(400);
    expect(new Set(seen).size).toBe(400);
    const sequences = sink.received
      .filter(({ path }) => path === '/a')
      .map(({ headers }) => Number(headers['webhook-sequence']));
    expect(sequences.sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    const [first] = await fixture.deliveriesOf(endpoints[0] ?? (await rows.endpoint()));
    expect(first).toMatchObject({ attemptCount: 1, lastResponseStatus: 200, nextRetryAt: null });
  });

  it('has at most as many attempts in flight as slots, and counts those whose result is being written', async () => {
    const { sink, rows } = fixture;
    for (let number = 0; number < 10; number += 1) {
      const tenant = { organizationId: newId(), livemode: true };
      await rows.endpoint({ url: `${sink.origin}/${number}`, tenant });
      await fixture.emit(3, undefined, tenant);
    }
    const [locked, mayContinue] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const holding = rows.unitOfWork.run(async (transaction) => {
      await managerOf(transaction).query('lock table delivery.delivery_attempt in exclusive mode');
      locked.resolve(undefined);
      await mayContinue.promise;
    });
    await locked.promise;
    const dispatcher = fixture.start({ slots: 10 });
    dispatcher.wake();
    await poll('every slot is taken', () => sink.received.length === 10);
    await poll('results wait to be written', async () => (await waitingForLocks()) > 0);
    dispatcher.wake();
    expect(sink.received).toHaveLength(10);
    mayContinue.resolve(undefined);
    await holding;
    await poll('everything arrives', () => sink.received.length === 30);
  });

  it('does not delay other endpoints when some do not answer', async () => {
    const silent = await WebhookSink.open();
    silent.answer = BAD_ANSWERS.silence;
    const tarPits = await Promise.all([1, 2, 3].map((n) => fixture.rows.endpoint({ url: `${silent.origin}/${n}` })));
    const healthy = await fixture.rows.endpoint({ url: fixture.sink.origin });
    await fixture.emit(50);
    fixture.start({ deadlineMs: 10_000, slots: 32 }).wake();
    await poll('the healthy endpoint has everything', () => fixture.sink.received.length === 50);
    await poll('and it is settled', async () =>
      (await fixture.statusesOf(healthy)).every((status) => status === 'delivered'),
    );
    expect(silent.received.length).toBeLessThanOrEqual(8 * tarPits.length);
    await silent.close();
    await fixture.stop();
  });
});

describe('claims', () => {
  it('are given to one process at a time, and to another when they expire before a result is written', async () => {
    await fixture.rows.endpoint({ url: fixture.sink.origin });
    await fixture.emit(20);
    const queues = [fixture.queue(300), fixture.queue(300), fixture.queue(300)];
    const claimed = (await Promise.all(queues.map((queue) => queue.claim(claimRequest())))).flatMap(
      ({ sendable }) => sendable,
    );
    expect(claimed).toHaveLength(20);
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(20);
    const leased = fixture.queue(300);
    expect((await leased.claim(claimRequest())).sendable).toEqual([]);
    let claimedAgain: readonly unknown[] = [];
    await poll(
      'the claims have expired',
      async () => (claimedAgain = (await leased.claim(claimRequest())).sendable).length > 0,
    );
    expect(claimedAgain).toHaveLength(20);
  });

  it('that a crash of the database has undone are not sent by the process that held them', async () => {
    const { sink, rows, server } = fixture;
    await rows.endpoint({ url: sink.origin });
    await fixture.emit(20);
    const mayAnswer = Promise.withResolvers<undefined>();
    sink.answer = (response) => void mayAnswer.promise.then(() => response.writeHead(200).end());
    const first = fixture.start();
    first.wake();
    await poll('its first requests', () => sink.received.length === FIRST_LIMIT);
    await poll('it has claimed the rest', async () => (await claimedCount()) === 20);
    await server.execute('update delivery.undelivered set claim_id = null, claimed_until = null');
    first.doubtClaims();
    fixture.start().wake();
    await poll('the second has claimed all', async () => (await claimedCount()) === 20);
    mayAnswer.resolve(undefined);
    await poll('all is delivered', async () => (await server.execute('select from delivery.undelivered')).length === 0);
    await fixture.stop();
    expect(new Set(sink.received.map(({ headers }) => headers['webhook-id'])).size).toBe(20);
    // Only what was in flight is sent again.
    expect(sink.received.length).toBe(20 + FIRST_LIMIT);
  });

  it('that are released are due again at once', async () => {
    await fixture.rows.endpoint({ url: fixture.sink.origin });
    await fixture.emit(3);
    const queue = fixture.queue();
    const { sendable } = await queue.claim(claimRequest());
    expect((await queue.claim(claimRequest())).sendable).toEqual([]);
    await queue.release(sendable);
    expect((await queue.claim(claimRequest())).sendable).toHaveLength(3);
  });

  it('can be renewed, unless the endpoint is disabled or the delivery is abandoned or claimed by another process', async () => {
    const keys = ['kept', 'disabled', 'abandoned', 'taken'] as const;
    const endpoints = await Promise.all(keys.map(() => fixture.rows.endpoint({ url: fixture.sink.origin })));
    const [, disabled, abandoned, taken] = endpoints;
    await fixture.emit(1);
    const queue = fixture.queue(60_000);
    const { sendable } = await queue.claim(claimRequest());
    expect(sendable).toHaveLength(4);
    await fixture.server.execute(
      `update delivery.webhook_endpoint set status = 'disabled' where id = '${disabled?.id ?? ''}'`,
    );
    if (abandoned !== undefined) await fixture.abandonPending(abandoned);
    await fixture.server.execute(
      `update delivery.undelivered set claim_id = gen_random_uuid() where endpoint_id = '${taken?.id ?? ''}'`,
    );
    const kept = await queue.renew(sendable);
    expect(sendable.filter(({ id }) => kept.has(id)).map(({ endpoint }) => endpoint.id)).toEqual([endpoints[0]?.id]);
  });
});
