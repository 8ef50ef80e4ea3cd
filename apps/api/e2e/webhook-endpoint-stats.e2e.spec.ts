import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { webhookEndpointStatsSchema } from '@livery/delivery-contracts';
import { newId, parsePublicId, publicId } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import { idOf } from './answer-facts.ts';
import { readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;
/** `whk_…` */
let endpoint: string;
let sequence: number;
/** Times are whole seconds before this one. */
let now: number;

beforeAll(async () => {
  api = await startTestApi();
});

beforeEach(async () => {
  organization = await api.createOrganization();
  client = await organization.client();
  endpoint = idOf(await client.post('/webhook_endpoints', { url: 'https://example.com/', enabled_events: ['*'] }));
  sequence = 0;
  now = Math.floor(Date.now() / 1_000) * 1_000;
});

afterAll(() => api.close());

const statsOf = async (id: string, as = client) =>
  readAnswer(webhookEndpointStatsSchema, await as.get(`/webhook_endpoints/${id}/stats`));
const ago = (milliseconds: number): string => new Date(now - milliseconds).toISOString();

interface Made {
  readonly status: 'pending' | 'delivered' | 'failed' | 'abandoned';
  readonly age: number;
  /** The duration and the response of each attempt, the first at the creation, the others a second apart. */
  readonly attempts?: readonly (readonly [number, number])[];
  readonly isTest?: boolean;
}

/** Inserts a delivery as the relay and the dispatcher do. */
async function make({ status, age, attempts = [], isTest = false }: Made): Promise<void> {
  if (!isTest) sequence += 1;
  const [id, eventId, created] = [newId(), newId(), new Date(now - age)];
  const [tenant, target] = [parsePublicId('org', organization.id), parsePublicId('whk', endpoint)];
  const numbered = isTest ? null : sequence;
  const [made] = await api.database.query<{ ordinal: string }>(
    `insert into delivery.webhook_delivery (organization_id, livemode, event_id, endpoint_id, id, sequence, created)
     values ($1, true, $2, $3, $4, $5, $6) returning ordinal`,
    [tenant, eventId, target, id, numbered, created],
  );
  await api.database.query(
    `insert into delivery.undelivered
       (organization_id, livemode, id, endpoint_id, event_id, ordinal, sequence, status, attempt_count, next_retry_at, completed)
     values ($1, true, $2, $3, $10, $4, $5, $6, $7, $8, $9)`,
    [
      ...[tenant, id, target, made?.ordinal, numbered, status === 'delivered' ? 'pending' : status],
      ...[attempts.length, created, status === 'pending' ? null : created, eventId],
    ],
  );
  for (const [index, [duration, answer]] of attempts.entries()) {
    await api.database.query(
      `insert into delivery.delivery_attempt
         (organization_id, livemode, id, delivery_id, started, duration_ms, timings, response_status, truncated)
       values ($1, true, $2, $3, $4, $5, '{}', $6, false)`,
      [tenant, newId(), id, new Date(created.getTime() + index * 1_000), duration, answer],
    );
  }
  if (status !== 'delivered') return;
  await api.database.query(
    `delete from delivery.undelivered where organization_id = $1 and livemode = true and id = $2`,
    [tenant, id],
  );
}

/** Inserts deliveries that wait for the first attempt of a replay. */
async function makeReplayed(count: number): Promise<void> {
  await api.administrate(
    `with made as (
       insert into delivery.webhook_delivery (organization_id, livemode, event_id, endpoint_id, id, sequence, created)
       select $1, true, uuidv7(), $2, uuidv7(), $3 + n, now() - interval '30 minutes' from generate_series(1, $4::int) n returning *
     )
     insert into delivery.undelivered
       (organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence, status, attempt_count, next_retry_at)
     select organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence, 'pending', -1, now() from made`,
    [parsePublicId('org', organization.id), parsePublicId('whk', endpoint), sequence, count],
  );
}

describe('GET /webhook_endpoints/{id}/stats', () => {
  it('returns zeros and nulls for an endpoint without deliveries', async () => {
    const nothing = { created: 0, delivered: 0, pending: 0, failed: 0, abandoned: 0 };
    expect(await statsOf(endpoint)).toEqual({
      id: publicId('whk_stats', parsePublicId('whk', endpoint) ?? ''),
      object: 'webhook_endpoint_stats',
      organization: organization.id,
      livemode: true,
      endpoint,
      status: 'enabled',
      failing_since: null,
      count_limit: 10_000,
      undelivered: { pending: 0, failed: 0, abandoned: 0 },
      last_hour: nothing,
      last_24_hours: nothing,
      attempts: {
        deliveries: 0,
        since: null,
        attempted: 0,
        succeeded: 0,
        success_rate: null,
        duration_ms: { p50: null, p95: null },
      },
      oldest_pending: null,
      last_attempt: null,
      last_success: null,
      created: expect.stringMatching(/Z$/),
    });
  });

  it('counts deliveries by their status and by when they were created', async () => {
    await make({ status: 'failed', age: 30 * HOUR_MS });
    await make({ status: 'delivered', age: 30 * HOUR_MS, attempts: [[10, 200]] });
    await make({ status: 'delivered', age: 5 * HOUR_MS, attempts: [[10, 200]] });
    await make({ status: 'abandoned', age: 5 * HOUR_MS });
    await make({ status: 'pending', age: 4 * HOUR_MS, attempts: [[10, 500]] });
    await make({ status: 'delivered', age: 59 * MINUTE_MS, attempts: [[10, 200]] });
    await make({ status: 'pending', age: 0, isTest: true });
    await make({ status: 'failed', age: 0, isTest: true });
    await make({ status: 'pending', age: 0 });
    expect(await statsOf(endpoint)).toMatchObject({
      undelivered: { pending: 2, failed: 1, abandoned: 1 },
      last_hour: { created: 2, delivered: 1, pending: 1, failed: 0, abandoned: 0 },
      last_24_hours: { created: 5, delivered: 2, pending: 2, failed: 0, abandoned: 1 },
      oldest_pending: ago(4 * HOUR_MS),
    });
  });

  it('tells success and duration of the attempts of the last day, and when the last ones ended', async () => {
    await make({ status: 'delivered', age: 30 * HOUR_MS, attempts: [[9_000, 200]] });
    for (let number = 0; number < 18; number += 1)
      await make({ status: 'delivered', age: HOUR_MS, attempts: [[40, 200]] });
    await make({
      status: 'delivered',
      age: HOUR_MS,
      attempts: [
        [700, 500],
        [80, 204],
      ],
    });
    await make({ status: 'pending', age: 10_000, attempts: [[900, 500]] });
    expect(await statsOf(endpoint)).toMatchObject({
      attempts: {
        deliveries: 21,
        since: ago(30 * HOUR_MS),
        attempted: 21,
        succeeded: 19,
        success_rate: 0.905,
        duration_ms: { p50: 40, p95: 700 },
      },
      last_attempt: ago(10_000 - 900),
      last_success: ago(HOUR_MS - 1_080),
    });
  });

  it('samples the deliveries before those that wait for their first attempt', async () => {
    await make({ status: 'delivered', age: HOUR_MS, attempts: [[40, 200]] });
    for (let number = 0; number < 5; number += 1) await make({ status: 'pending', age: MINUTE_MS });
    expect(await statsOf(endpoint)).toMatchObject({
      attempts: { deliveries: 1, attempted: 1, success_rate: 1 },
      oldest_pending: ago(MINUTE_MS),
    });
  });

  it('samples the deliveries that a replay has just sent, however many of its deliveries wait', async () => {
    await make({ status: 'delivered', age: HOUR_MS, attempts: [[40, 200]] });
    await makeReplayed(7_000);
    await api.administrate(
      `with sent as (
         delete from delivery.undelivered where organization_id = $1 and livemode and endpoint_id = $2 and sequence <= 1501 returning id
       )
       insert into delivery.delivery_attempt
         (organization_id, livemode, id, delivery_id, started, duration_ms, timings, response_status, truncated)
       select $1, true, uuidv7(), id, $3, 50, '{}', 200, false from sent`,
      [parsePublicId('org', organization.id), parsePublicId('whk', endpoint), new Date(now - 1_000)],
    );
    expect(await statsOf(endpoint)).toMatchObject({
      undelivered: { pending: 5_500 },
      attempts: { attempted: 1_000, success_rate: 1 },
      last_attempt: ago(950),
      last_success: ago(950),
    });
  });

  it('finds the last attempt and the last success of an endpoint that has been quiet for days', async () => {
    await make({ status: 'delivered', age: 50 * HOUR_MS, attempts: [[40, 200]] });
    await make({ status: 'failed', age: 40 * HOUR_MS });
    expect(await statsOf(endpoint)).toMatchObject({
      attempts: { deliveries: 2, attempted: 0, success_rate: null },
      last_attempt: ago(40 * HOUR_MS),
      last_success: ago(50 * HOUR_MS - 40),
    });
  });

  it('counts pending deliveries as abandoned once the endpoint is disabled', async () => {
    await make({ status: 'pending', age: MINUTE_MS });
    await make({ status: 'pending', age: 0 });
    await client.patch(`/webhook_endpoints/${endpoint}`, { status: 'disabled' });
    expect(await statsOf(endpoint)).toMatchObject({
      status: 'disabled',
      undelivered: { pending: 0, failed: 0, abandoned: 2 },
      last_hour: { created: 2, delivered: 0, abandoned: 2 },
      oldest_pending: null,
    });
  });

  it('counts up to the limit, and does not say how many are delivered beyond it', async () => {
    await api.administrate(
      `with made as (
         insert into delivery.webhook_delivery (organization_id, livemode, event_id, endpoint_id, id, sequence, created)
         select $1, true, uuidv7(), $2, uuidv7(), n, now() - interval '1 minute' from generate_series(1, 10005) n returning *
       )
       insert into delivery.undelivered
         (organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence, status, completed)
       select organization_id, livemode, event_id, endpoint_id, id, ordinal, sequence, 'failed', created from made`,
      [parsePublicId('org', organization.id), parsePublicId('whk', endpoint)],
    );
    expect(await statsOf(endpoint)).toMatchObject({
      undelivered: { failed: 10_000 },
      last_hour: { created: 10_005, delivered: null, failed: 10_000 },
    });
  });

  it('has an id of its own for each endpoint, which stays', async () => {
    const other = idOf(await client.post('/webhook_endpoints', { url: 'https://example.com/', enabled_events: ['*'] }));
    const ids = [await statsOf(endpoint), await statsOf(other), await statsOf(endpoint)].map(({ id }) => id);
    expect(ids[0]).toMatch(/^whk_stats_[0-9A-Za-z]{22}$/);
    expect(ids[1]).not.toBe(ids[0]);
    expect(ids[2]).toBe(ids[0]);
  });

  it('returns 404 to another organization and to the other mode, and for other ids', async () => {
    const tester = await organization.client(undefined, { livemode: false });
    for (const other of [await (await api.createOrganization()).client(), tester]) {
      const answer = await other.get(`/webhook_endpoints/${endpoint}/stats`);
      expect([answer.status, answer.body]).toMatchObject([404, { error: { code: 'resource_missing' } }]);
    }
    expect((await client.get('/webhook_endpoints/whk_0000000000000000000001/stats')).status).toBe(404);
    expect((await client.get('/webhook_endpoints/nonsense/stats')).status).toBe(404);
  });

  it('refuses parameters and other methods', async () => {
    const answer = await client.get(`/webhook_endpoints/${endpoint}/stats?since=1`);
    expect([answer.status, answer.body]).toMatchObject([400, { error: { code: 'parameter_unknown', param: 'since' } }]);
    expect((await client.post(`/webhook_endpoints/${endpoint}/stats`, {})).status).toBe(405);
  });
});
