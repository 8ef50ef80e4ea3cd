import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { webhookDeliverySchema } from '@livery/delivery-contracts';
import { newId, parsePublicId, publicId, recordSchema } from '@livery/kernel';
import type { ApiClient } from '@livery/testing';
import { readAnswer } from './read-answer.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');

const listOfDeliveries = recordSchema({
  object: { const: 'list' },
  data: { type: 'array', items: webhookDeliverySchema },
  has_more: { type: 'boolean' },
  url: { type: 'string' },
});

let api: TestApi;
let organization: TestOrganization;
let client: ApiClient;
/** `whk_…` */
let endpoint: string;

beforeAll(async () => {
  api = await startTestApi();
});

beforeEach(async () => {
  organization = await api.createOrganization();
  client = await organization.client();
  endpoint = await newEndpoint();
});

afterAll(() => api.close());

async function newEndpoint(): Promise<string> {
  const answer = await client.post('/webhook_endpoints', { url: 'https://example.com/', enabled_events: ['*'] });
  return readAnswer({ type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }, answer).id;
}

const uuidOf = (prefix: 'org' | 'whk' | 'whd' | 'evt', id: string): string => parsePublicId(prefix, id) ?? '';

interface DeliveryColumns {
  readonly to?: string;
  readonly sequence?: number | null;
  readonly status?: 'pending' | 'delivered' | 'failed' | 'abandoned';
  readonly eventId?: string;
  readonly attemptCount?: number;
}

/** Inserts a delivery as the relay does. @returns `whd_…` */
async function insertDelivery(columns: DeliveryColumns = {}): Promise<string> {
  const { to = endpoint, sequence = null, status = 'pending', eventId = newId(), attemptCount = 0 } = columns;
  const id = publicId('whd', newId());
  const [tenant, delivery] = [uuidOf('org', organization.id), uuidOf('whd', id)];
  const [made] = await api.database.query<{ ordinal: string }>(
    `insert into delivery.webhook_delivery (organization_id, livemode, event_id, endpoint_id, id, sequence, created)
     values ($1, true, $2, $3, $4, $5, $6) returning ordinal`,
    [tenant, eventId, uuidOf('whk', to), delivery, sequence, NOW],
  );
  const [next, completed] = status === 'pending' ? [NOW, null] : [null, NOW];
  await api.database.query(
    `insert into delivery.undelivered
       (organization_id, livemode, id, endpoint_id, event_id, ordinal, sequence, status, attempt_count, next_retry_at,
        completed)
     values ($1, true, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [tenant, delivery, uuidOf('whk', to), eventId, made?.ordinal, sequence, status, attemptCount, next, completed],
  );
  if (status === 'delivered') await deliver(id);
  return id;
}

/** Records a successful attempt as the dispatcher does. */
async function deliver(id: string): Promise<void> {
  await insertAttempt(id, NOW, 200);
  await api.database.query(
    'delete from delivery.undelivered where organization_id = $1 and livemode = true and id = $2',
    [uuidOf('org', organization.id), uuidOf('whd', id)],
  );
}

async function insertAttempt(delivery: string, started: Date, answer: number | null): Promise<void> {
  await api.database.query(
    `insert into delivery.delivery_attempt
       (organization_id, livemode, id, delivery_id, started, duration_ms, timings, response_status, response_headers,
        response_body, truncated, error_class, error_message, request_headers)
     values ($1, true, $2, $3, $4, 120, '{"dns": 3, "connect": 9, "firstByte": 80}', $5, $6, $7, false, $8, $9, $10)`,
    [
      uuidOf('org', organization.id),
      newId(),
      uuidOf('whd', delivery),
      started,
      answer,
      answer === null ? null : { 'content-type': 'text/plain' },
      answer === null ? null : 'received',
      answer === null ? 'timeout' : null,
      answer === null ? 'No answer within 15 s.' : null,
      answer === null ? null : 'host: example.com\nlivery-signature: t=1795165200,v1=00\n',
    ],
  );
}

const list = async (query = '', to = endpoint) =>
  readAnswer(listOfDeliveries, await client.get(`/webhook_endpoints/${to}/deliveries${query}`));
const idsOf = async (query: string): Promise<string[]> => (await list(query)).data.map(({ id }) => id);
const statusesOf = async (to = endpoint) => (await list('', to)).data.map(({ status }) => status);

describe('GET /webhook_endpoints/{id}/deliveries', () => {
  it('returns the oldest deliveries first, in pages, forwards and backwards', async () => {
    const ids: string[] = [];
    for (const sequence of [1, 2, 3, 4, 5]) ids.push(await insertDelivery({ sequence }));
    await insertDelivery({ to: await newEndpoint(), sequence: 1 });
    const first = await list('?limit=2');
    expect(first).toMatchObject({ has_more: true, url: `/api/v1/webhook_endpoints/${endpoint}/deliveries` });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(await idsOf(`?limit=2&starting_after=${ids[1] ?? ''}`)).toEqual(ids.slice(2, 4));
    expect(await list(`?limit=2&starting_after=${ids[3] ?? ''}`)).toMatchObject({ has_more: false });
    expect(await idsOf(`?limit=2&ending_before=${ids[3] ?? ''}`)).toEqual(ids.slice(1, 3));
    expect(await list(`?limit=2&ending_before=${ids[2] ?? ''}`)).toMatchObject({ has_more: false });
    expect(await idsOf('')).toEqual(ids);
  });

  it('returns the newest deliveries first with order=newest, in pages, forwards and backwards', async () => {
    const ids: string[] = [];
    for (const sequence of [5, 4, 3, 2, 1]) ids.unshift(await insertDelivery({ sequence: 6 - sequence }));
    expect(await idsOf('?order=newest')).toEqual(ids);
    expect(await list('?order=newest&limit=2')).toMatchObject({ has_more: true });
    expect(await idsOf('?order=newest&limit=2')).toEqual(ids.slice(0, 2));
    expect(await idsOf(`?order=newest&limit=2&starting_after=${ids[1] ?? ''}`)).toEqual(ids.slice(2, 4));
    expect(await idsOf(`?order=newest&limit=2&ending_before=${ids[3] ?? ''}`)).toEqual(ids.slice(1, 3));
    expect(await list(`?order=newest&limit=2&starting_after=${ids[3] ?? ''}`)).toMatchObject({ has_more: false });
    expect(await idsOf('?order=newest&after_sequence=3')).toEqual(ids.slice(0, 2));
    expect(await idsOf('?order=oldest')).toEqual([...ids].reverse());
  });

  it('lists a delivery as delivered once an attempt succeeded after it had failed', async () => {
    const failed = [1, 2, 3].map((sequence) => insertDelivery({ sequence, status: 'failed' }));
    const [, second = ''] = await Promise.all(failed);
    expect(await idsOf('?status=delivered')).toEqual([]);
    await deliver(second);
    for (const order of ['oldest', 'newest']) {
      expect(await idsOf(`?status=delivered&order=${order}`)).toEqual([second]);
      expect(await idsOf(`?status=failed&order=${order}`)).toHaveLength(2);
    }
  });

  it('returns a delivery with all documented properties', async () => {
    const eventId = newId();
    const id = await insertDelivery({ sequence: 1, eventId });
    expect((await list()).data).toEqual([
      {
        id,
        object: 'webhook_delivery',
        organization: organization.id,
        livemode: true,
        endpoint,
        event: publicId('evt', eventId),
        sequence: 1,
        status: 'pending',
        attempt_count: 0,
        last_response_status: null,
        last_response_body: null,
        last_error: null,
        next_retry_at: NOW.toISOString(),
        created: NOW.toISOString(),
        completed: null,
      },
    ]);
  });

  it('filters by status, event, sequence and combinations of them', async () => {
    const eventId = newId();
    const delivered = await insertDelivery({ sequence: 1, status: 'delivered', eventId });
    const failed = await insertDelivery({ sequence: 2, status: 'failed' });
    const pending = await insertDelivery({ sequence: 3 });
    await insertDelivery({ sequence: null });
    expect(await idsOf('?status=failed')).toEqual([failed]);
    expect(await idsOf(`?event=${publicId('evt', eventId)}`)).toEqual([delivered]);
    expect(await idsOf(`?event=${publicId('evt', newId())}`)).toEqual([]);
    expect(await idsOf('?after_sequence=1')).toEqual([failed, pending]);
    expect(await idsOf('?after_sequence=0&status=delivered')).toEqual([delivered]);
    expect(await idsOf(`?after_sequence=1&starting_after=${failed}`)).toEqual([pending]);
  });

  it.each([
    ['limit=0', 'limit_out_of_range', 'limit'],
    ['starting_after=evt_0000000000000000000001', 'cursor_invalid', 'starting_after'],
    ['starting_after=whd_0000000000000000000001', 'cursor_invalid', 'starting_after'],
    ['ending_before=whd_0000000000000000000001', 'cursor_invalid', 'ending_before'],
    ['status=done', 'parameter_invalid', 'status'],
    ['event=whd_0000000000000000000001', 'parameter_invalid', 'event'],
    ['after_sequence=-1', 'parameter_invalid', 'after_sequence'],
    ['after_sequence=1.5', 'parameter_invalid', 'after_sequence'],
    ['after_sequence=9999999999999999', 'parameter_invalid', 'after_sequence'],
    ['sequence=1', 'parameter_unknown', 'sequence'],
    ['order=desc', 'parameter_invalid', 'order'],
    ['order=', 'parameter_invalid', 'order'],
    ['order=newest&order=oldest', 'parameter_invalid', 'order'],
    ['order=newest&ending_before=whd_0000000000000000000001', 'cursor_invalid', 'ending_before'],
  ])('refuses ?%s', async (query, code, param) => {
    const answer = await client.get(`/webhook_endpoints/${endpoint}/deliveries?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { code, param } });
  });

  it('refuses a cursor of another endpoint', async () => {
    const foreign = await insertDelivery({ to: await newEndpoint() });
    const answer = await client.get(`/webhook_endpoints/${endpoint}/deliveries?starting_after=${foreign}`);
    expect(answer.body).toMatchObject({ error: { code: 'cursor_invalid' } });
  });
});

describe('GET /webhook_deliveries/{id}', () => {
  it('returns the delivery with its attempts, oldest first', async () => {
    const eventId = newId();
    const id = await insertDelivery({ sequence: 1, eventId });
    await insertAttempt(id, NOW, null);
    await insertAttempt(id, new Date(NOW.getTime() + 60_000), 200);
    const [listed] = (await list()).data;
    const answer = await client.get(`/webhook_deliveries/${id}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...listed,
      attempts: [
        expect.objectContaining({
          started: NOW.toISOString(),
          duration_ms: 120,
          timings: { dns: 3, connect: 9, tls: null, first_byte: 80 },
          request_headers: null,
          response_status: null,
          error_class: 'timeout',
        }),
        expect.objectContaining({
          request_headers: {
            host: 'example.com',
            'content-type': 'application/json',
            'user-agent': 'Livery-Webhooks/1',
            'webhook-id': publicId('evt', eventId),
            'webhook-timestamp': String(NOW.getTime() / 1_000 + 60),
            'webhook-sequence': '1',
            'livery-signature': 't=1795165200,v1=00',
          },
          response_status: 200,
          response_headers: { 'content-type': 'text/plain' },
          response_body: 'received',
          truncated: false,
          error_class: null,
        }),
      ],
    });
  });

  it('returns 404 to another organization and to the other mode', async () => {
    const id = await insertDelivery();
    const tester = await organization.client(undefined, { livemode: false });
    for (const other of [await (await api.createOrganization()).client(), tester]) {
      expect((await other.get(`/webhook_deliveries/${id}`)).status).toBe(404);
    }
    expect((await client.get('/webhook_deliveries/whd_0000000000000000000001')).status).toBe(404);
    expect((await client.get(`/webhook_deliveries/${endpoint}`)).status).toBe(404);
  });
});

describe('an endpoint that is disabled or deleted', () => {
  it('has its pending deliveries abandoned at once, with or without attempts, and no others', async () => {
    const other = await newEndpoint();
    await insertDelivery({ to: other });
    await insertDelivery({ status: 'delivered' });
    await insertDelivery();
    await insertDelivery({ attemptCount: 3 });
    await insertDelivery({ status: 'failed' });
    await client.patch(`/webhook_endpoints/${endpoint}`, { status: 'disabled' });
    expect(await statusesOf()).toEqual(['delivered', 'abandoned', 'abandoned', 'failed']);
    expect(await statusesOf(other)).toEqual(['pending']);
    const [, abandoned] = (await list()).data;
    expect(abandoned).toMatchObject({ next_retry_at: null, completed: expect.stringMatching(/Z$/) });
    await client.patch(`/webhook_endpoints/${endpoint}`, { status: 'enabled' });
    expect(await statusesOf()).toEqual(['delivered', 'abandoned', 'abandoned', 'failed']);
  });

  it('has deliveries that can still be retrieved by id after it is deleted', async () => {
    const id = await insertDelivery();
    await client.delete(`/webhook_endpoints/${endpoint}`);
    expect((await client.get(`/webhook_deliveries/${id}`)).body).toMatchObject({ status: 'abandoned', endpoint });
    expect((await client.get(`/webhook_endpoints/${endpoint}/deliveries`)).status).toBe(404);
  });
});
