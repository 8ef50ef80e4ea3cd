import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { FixedClock, poll } from '@livery/testing';
import { claimRequest } from '../testing/claim-request.ts';
import { createDeliveryDatabase, type TestEndpoint } from '../testing/delivery-fixture.ts';
import { type DeliveryFacts, DispatcherFixture } from '../testing/dispatcher-fixture.ts';
import { BAD_ANSWERS, withoutConnection } from '../testing/webhook-sink.ts';

const MINUTE_MS = 60_000;

let fixture: DispatcherFixture;
let clock: FixedClock;

beforeAll(async () => {
  fixture = await DispatcherFixture.open(await createDeliveryDatabase());
});

afterEach(async () => {
  expect(await fixture.reset()).toEqual([]);
});

afterAll(() => fixture.close());

async function endpointThatAnswers(answer: (typeof BAD_ANSWERS)[keyof typeof BAD_ANSWERS]): Promise<TestEndpoint> {
  fixture.sink.answer = answer;
  clock = new FixedClock(new Date());
  const endpoint = await fixture.rows.endpoint({ url: fixture.sink.origin });
  await fixture.emit(1, clock);
  return endpoint;
}

async function firstOf(endpoint: TestEndpoint): Promise<DeliveryFacts | undefined> {
  return (await fixture.deliveriesOf(endpoint))[0];
}

async function untilAttempts(endpoint: TestEndpoint, count: number): Promise<DeliveryFacts | undefined> {
  await poll(`attempt ${count}`, async () => (await firstOf(endpoint))?.attemptCount === count);
  return firstOf(endpoint);
}

describe('a delivery', () => {
  it.each([
    ['500', BAD_ANSWERS.error, 500],
    ['a redirect', BAD_ANSWERS.redirect, 301],
    ['silence', BAD_ANSWERS.silence, null],
    ['one byte a second', BAD_ANSWERS.oneByteASecond, 200],
  ])('that meets %s stays pending, with its next attempt in a minute', async (_, answer, status) => {
    const endpoint = await endpointThatAnswers(answer);
    fixture.start({ clock, deadlineMs: 500 }).wake();
    expect(await untilAttempts(endpoint, 1)).toMatchObject({
      status: 'pending',
      lastResponseStatus: status,
      nextRetryAt: new Date(clock.now().getTime() + MINUTE_MS),
    });
  });

  it('is attempted at once and after 1 min, 5 min, 30 min and 2 h, and has then failed', async () => {
    const endpoint = await endpointThatAnswers(BAD_ANSWERS.error);
    const dispatcher = fixture.start({ clock });
    dispatcher.wake();
    await untilAttempts(endpoint, 1);
    for (const [index, delay] of [1, 5, 30, 120].entries()) {
      clock.advance(delay * MINUTE_MS - 1);
      dispatcher.wake();
      const early = claimRequest({ source: 'retries', now: clock.now() });
      expect((await fixture.queue().claim(early)).sendable).toEqual([]);
      clock.advance(1);
      dispatcher.wake();
      await untilAttempts(endpoint, index + 2);
    }
    await poll('it has failed', async () => (await firstOf(endpoint))?.status === 'failed');
    expect(await firstOf(endpoint)).toMatchObject({ attemptCount: 5, nextRetryAt: null });
    expect(fixture.sink.received).toHaveLength(5);
    expect(new Set(fixture.sink.received.map(({ body }) => body)).size).toBe(1);
  });

  it('that is abandoned while in flight keeps that state, and its attempt is recorded', async () => {
    fixture.sink.answer = BAD_ANSWERS.silence;
    const endpoint = await fixture.rows.endpoint({ url: fixture.sink.origin });
    await fixture.emit(1);
    fixture.start({ deadlineMs: 800 }).wake();
    await poll('the attempt is in flight', () => fixture.sink.received.length === 1);
    await fixture.abandonPending(endpoint);
    expect(await untilAttempts(endpoint, 1)).toMatchObject({ status: 'abandoned', nextRetryAt: null });
  });

  it('whose claim expired is attempted again, and each attempt is recorded', async () => {
    fixture.sink.answer = BAD_ANSWERS.silence;
    const endpoint = await fixture.rows.endpoint({ url: fixture.sink.origin });
    await fixture.emit(1);
    fixture.start({ deadlineMs: 1_500, leaseMs: 200 }).wake();
    await poll('the first attempt is in flight', () => fixture.sink.received.length === 1);
    fixture.sink.answer = (response) => response.writeHead(200).end();
    const other = fixture.start();
    await poll('another dispatcher has delivered it', async () => {
      other.wake();
      return (await fixture.statusesOf(endpoint))[0] === 'delivered';
    });
    expect(await untilAttempts(endpoint, 2)).toMatchObject({ status: 'delivered' });
  });

  it('is delivered by a success that arrives after the claim was lost', async () => {
    let answerNow: () => void = () => undefined;
    fixture.sink.answer = (response) => {
      answerNow = () => response.writeHead(200).end();
    };
    const endpoint = await fixture.rows.endpoint({ url: fixture.sink.origin });
    await fixture.emit(1);
    fixture.start({ deadlineMs: 10_000, leaseMs: 60_000 }).wake();
    await poll('the attempt is in flight', () => fixture.sink.received.length === 1);
    await fixture.server.execute(`update delivery.undelivered set claim_id = gen_random_uuid()`);
    answerNow();
    await poll('it is delivered', async () => (await fixture.statusesOf(endpoint))[0] === 'delivered');
    expect(await firstOf(endpoint)).toMatchObject({ attemptCount: 1 });
  });

  it('has the headers and the timings of each attempt', async () => {
    const endpoint = await endpointThatAnswers(BAD_ANSWERS.error);
    const dispatcher = fixture.start({ clock });
    dispatcher.wake();
    await untilAttempts(endpoint, 1);
    clock.advance(MINUTE_MS);
    dispatcher.wake();
    await untilAttempts(endpoint, 2);
    const attempts = await fixture.attemptsOf(endpoint);
    expect(attempts.map(({ requestHeaders }) => requestHeaders)).toEqual(
      fixture.sink.received.map(({ headers }) => withoutConnection(headers)),
    );
    const seconds = attempts.map(({ requestHeaders }) => Number(requestHeaders?.['webhook-timestamp']));
    expect((seconds[1] ?? 0) - (seconds[0] ?? 0)).toBe(60);
    expect(Object.keys(attempts[0]?.timings ?? {})).toEqual(['dns', 'connect', 'firstByte']);
  });

  it('counts an attempt once, however often its result is written', async () => {
    const endpoint = await endpointThatAnswers(BAD_ANSWERS.error);
    const queue = fixture.queue();
    const { sendable } = await queue.claim(claimRequest({ limit: 1, now: clock.now() }));
    const [delivery] = sendable;
    if (delivery === undefined) throw new Error('Nothing was due.');
    const next = new Date(clock.now().getTime() + MINUTE_MS);
    const attempt = {
      id: delivery.claimId,
      delivery,
      outcome: { succeeded: false, started: clock.now(), durationMs: 1, timings: {}, response: null, error: null },
      state: { status: 'pending', nextRetryAt: next, completed: null },
    } as const;
    for (const written of ['once', 'twice']) {
      await queue.settle([attempt]);
      expect([written, await firstOf(endpoint)]).toMatchObject([written, { attemptCount: 1, nextRetryAt: next }]);
    }
    const [row] = await fixture.rows.database.query<{ attempt_count: number }>(
      'select attempt_count from delivery.undelivered where organization_id = $1 and livemode = $2',
      [endpoint.tenant.organizationId, endpoint.tenant.livemode],
    );
    expect(row?.attempt_count).toBe(1);
  });
});
