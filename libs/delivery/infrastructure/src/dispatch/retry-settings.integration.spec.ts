import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_RETRY_POLICY, type RetryPolicy } from '@livery/delivery-domain';
import { FixedClock, poll } from '@livery/testing';
import { createDeliveryDatabase, type TestEndpoint } from '../testing/delivery-fixture.ts';
import { type DeliveryFacts, DispatcherFixture } from '../testing/dispatcher-fixture.ts';
import { BAD_ANSWERS } from '../testing/webhook-sink.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let fixture: DispatcherFixture;
let clock: FixedClock;
let endpoint: TestEndpoint;

beforeAll(async () => {
  fixture = await DispatcherFixture.open(await createDeliveryDatabase());
});

afterEach(async () => {
  expect(await fixture.reset()).toEqual([]);
});

afterAll(() => fixture.close());

/** Creates an endpoint with one due delivery, and a dispatcher with these settings. @returns a function that attempts what is due */
async function start(retries: RetryPolicy, random = 0.5): Promise<() => Promise<DeliveryFacts>> {
  clock = new FixedClock(new Date());
  endpoint = await fixture.rows.endpoint({ url: fixture.sink.origin });
  await fixture.emit(1, clock);
  const dispatcher = fixture.start({ clock, retries, random: () => random });
  return async () => {
    const attempts = fixture.sink.received.length;
    dispatcher.wake();
    await poll('an attempt', () => fixture.sink.received.length > attempts);
    await poll('its result', async () => (await facts()).attemptCount === attempts + 1);
    return facts();
  };
}

async function facts(): Promise<DeliveryFacts> {
  const [first] = await fixture.deliveriesOf(endpoint);
  if (first === undefined) throw new Error('There is no delivery.');
  return first;
}

/** The wait until the next attempt in minutes; null if there is none. */
const waitOf = ({ nextRetryAt }: DeliveryFacts): number | null =>
  nextRetryAt && (nextRetryAt.getTime() - clock.now().getTime()) / MINUTE_MS;

/** Attempts whenever `next_retry_at` says so, until nothing is pending. @returns the waits in minutes */
async function attemptUntilTheEnd(attempt: () => Promise<DeliveryFacts>): Promise<readonly number[]> {
  const waits: number[] = [];
  for (let wait = waitOf(await attempt()); wait !== null; wait = waitOf(await attempt())) {
    waits.push(wait);
    clock.advance(wait * MINUTE_MS);
  }
  return waits;
}

describe('a delivery of an operator who has raised the attempts', () => {
  it('waits six hours after the fifth failure and after each later one, and then fails', async () => {
    fixture.sink.answer = BAD_ANSWERS.error;
    const waits = await attemptUntilTheEnd(await start({ ...DEFAULT_RETRY_POLICY, maxAttempts: 8 }));
    expect(waits).toEqual([1, 5, 30, 120, 360, 360, 360]);
    expect(await facts()).toMatchObject({ status: 'failed', attemptCount: 8, nextRetryAt: null });
  });

  it('is abandoned when its endpoint has only failed for five days: reported once, then disabled', async () => {
    fixture.sink.answer = BAD_ANSWERS.error;
    const began = new Date();
    const attempt = await start({ ...DEFAULT_RETRY_POLICY, maxAttempts: 100 });
    let { nextRetryAt } = await attempt();
    while (nextRetryAt !== null) {
      clock.advance(nextRetryAt.getTime() - clock.now().getTime());
      ({ nextRetryAt } = await attempt());
      if (clock.now().getTime() - began.getTime() < 5 * DAY_MS) continue;
      await poll('it is abandoned', async () => (await facts()).status === 'abandoned');
      nextRetryAt = null;
    }
    const days = (clock.now().getTime() - began.getTime()) / DAY_MS;
    expect([days >= 5, days < 5.3]).toEqual([true, true]);
    expect(await fixture.endpointState(endpoint)).toMatchObject({ status: 'disabled', disabled_reason: 'failing' });
    expect(await fixture.eventTypes()).toEqual([
      'platform.webhook_endpoint.failing',
      'platform.webhook_endpoint.disabled',
    ]);
  });
});

describe('jitter', () => {
  it.each([
    [0, 1],
    [0.5, 1.125],
    [0.999, 1.24975],
  ])('of 25 percent lengthens each delay: random %d makes 1 minute %d', async (random, minutes) => {
    fixture.sink.answer = BAD_ANSWERS.error;
    const attempt = await start({ ...DEFAULT_RETRY_POLICY, jitter: 0.25 }, random);
    expect(waitOf(await attempt())).toBeCloseTo(minutes, 4);
  });
});

describe('Retry-After', () => {
  const busy = async (retryAfter: string, heedsRetryAfter: boolean): Promise<number | null> => {
    fixture.sink.answer = (response) => response.writeHead(503, { 'Retry-After': retryAfter }).end();
    const attempt = await start({ ...DEFAULT_RETRY_POLICY, heedsRetryAfter });
    return waitOf(await attempt());
  };

  it.each([
    ['600', 10],
    ['10', 1],
    ['soon', 1],
    ['86400', 360],
  ])('of %s is heeded if the operator says so: the next attempt follows after %d min', async (text, minutes) => {
    expect(await busy(text, true)).toBe(minutes);
  });

  it('can be a date', async () => {
    const wait = await busy(new Date(Date.now() + 20 * MINUTE_MS).toUTCString(), true);
    expect(wait).toBeGreaterThan(19.5);
    expect(wait).toBeLessThanOrEqual(20);
  });

  it('changes nothing by default', async () => {
    expect(await busy('600', false)).toBe(1);
  });
});
