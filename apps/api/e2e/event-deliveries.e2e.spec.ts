import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { UnscopedEndpointFanOut } from '@livery/delivery-infrastructure';
import { newId, parsePublicId } from '@livery/kernel';
import { UnscopedEventRelay } from '@livery/messaging';
import { TypeOrmUnitOfWork } from '@livery/persistence';
import { SystemClock } from '@livery/runtime';
import type { ApiClient } from '@livery/testing';
import { errorOf, idOf, idsOf } from './answer-facts.ts';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

let api: TestApi;
let relay: UnscopedEventRelay;
let organization: TestOrganization;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
  relay = new UnscopedEventRelay([new UnscopedEndpointFanOut(new SystemClock())], new TypeOrmUnitOfWork(api.database));
});

beforeEach(async () => {
  organization = await api.createOrganization();
  client = await organization.client();
  await relay.relayBatch();
});

afterAll(() => api.close());

async function newEndpoint(enabled = 'platform.api_key.*'): Promise<string> {
  return idOf(await client.post('/webhook_endpoints', { url: 'https://example.com/', enabled_events: [enabled] }));
}

/** Creates a key, and has the event delivered to the endpoints. @returns `evt_…` */
async function newEvent(): Promise<string> {
  await client.post('/api_keys', { name: 'Made', scopes: ['brand:read'] });
  await relay.relayBatch();
  return idsOf(await client.get('/events?limit=1&type=platform.api_key.created'))[0] ?? '';
}

/** What the dispatcher writes when an attempt succeeds, or the last one has failed. */
async function conclude(delivery: string, status: 'delivered' | 'failed'): Promise<void> {
  const id = parsePublicId('whd', delivery);
  if (status === 'delivered') {
    await api.administrate(
      `insert into delivery.delivery_attempt (organization_id, livemode, id, delivery_id, started, duration_ms, timings, response_status, truncated)
       select organization_id, livemode, $2, id, now(), 5, '{}', 200, false from delivery.webhook_delivery where id = $1`,
      [id, newId()],
    );
    await api.administrate('delete from delivery.undelivered where id = $1', [id]);
    return;
  }
  await api.administrate(
    `update delivery.undelivered set status = 'failed', completed = now(), next_retry_at = null where id = $1`,
    [id],
  );
}

describe('GET /events/{id}/deliveries', () => {
  it('lists the delivery to each endpoint that wants the event, oldest first, as it can be read by its id', async () => {
    const endpoints = [await newEndpoint(), await newEndpoint(), await newEndpoint()];
    await newEndpoint('brand.*');
    const event = await newEvent();
    const answer = await client.get(`/events/${event}/deliveries`);
    const { status, body } = answer;
    expect(status).toBe(200);
    expect(body).toMatchObject({ object: 'list', has_more: false, url: `/api/v1/events/${event}/deliveries` });
    expect(new Set(body.data.map(({ endpoint }: { endpoint: string }) => endpoint))).toEqual(new Set(endpoints));
    expect(idsOf(answer)).toEqual(idsOf(answer).toSorted());
    for (const delivery of body.data) {
      expect(delivery).toMatchObject({ object: 'webhook_delivery', event, sequence: 1, status: 'pending' });
      const { attempts, ...record } = (await client.get(`/webhook_deliveries/${String(delivery.id)}`)).body;
      expect([delivery, attempts]).toEqual([record, []]);
    }
  });

  it('is empty for an event that no endpoint wants', async () => {
    const event = await newEvent();
    expect((await client.get(`/events/${event}/deliveries`)).body).toMatchObject({ data: [], has_more: false });
  });

  it('has pages in both directions', async () => {
    for (let endpoint = 0; endpoint < 5; endpoint += 1) await newEndpoint();
    const path = `/events/${await newEvent()}/deliveries`;
    const all = idsOf(await client.get(path));
    expect(all).toHaveLength(5);
    const first = await client.get(`${path}?limit=2`);
    expect([idsOf(first), first.body.has_more]).toEqual([all.slice(0, 2), true]);
    const second = await client.get(`${path}?limit=3&starting_after=${all[1] ?? ''}`);
    expect([idsOf(second), second.body.has_more]).toEqual([all.slice(2), false]);
    const before = await client.get(`${path}?limit=2&ending_before=${all[3] ?? ''}`);
    expect([idsOf(before), before.body.has_more]).toEqual([all.slice(1, 3), true]);
  });

  it.each(['platform:read', 'platform:write', 'platform:webhook_endpoints:write'] as const)(
    'accepts the scope %s',
    async (scope) => {
      const event = await newEvent();
      expect((await (await organization.client([scope])).get(`/events/${event}/deliveries`)).status).toBe(200);
    },
  );

  it('gives other organizations and the other mode the same 404 as an unknown event', async () => {
    await newEndpoint();
    const event = await newEvent();
    const callers = [
      await (await api.createOrganization()).client(),
      await organization.client(undefined, { livemode: false }),
    ];
    const answers = [
      await client.get('/events/evt_0000000000000000000001/deliveries'),
      await client.get('/events/nonsense/deliveries'),
    ];
    for (const caller of callers) answers.push(await caller.get(`/events/${event}/deliveries`));
    for (const answer of answers) {
      expect([answer.status, errorOf(answer).code]).toEqual([404, 'resource_missing']);
    }
  });

  it.each([
    ['limit=0', 'limit_out_of_range', 'limit'],
    ['starting_after=evt_0000000000000000000001', 'cursor_invalid', 'starting_after'],
    ['ending_before=nonsense', 'cursor_invalid', 'ending_before'],
    ['created[gt]=yesterday', 'parameter_invalid', 'created[gt]'],
    ['status=pending', 'parameter_unknown', 'status'],
  ])('refuses ?%s', async (query, code, param) => {
    const answer = await client.get(`/events/${await newEvent()}/deliveries?${query}`);
    expect(answer.status).toBe(400);
    expect(errorOf(answer)).toMatchObject({ code, param });
  });
});

describe('GET /events?delivery_success=false', () => {
  const undelivered = async (query = '', caller = client): Promise<string[]> =>
    idsOf(await caller.get(`/events?delivery_success=false${query}`));

  it('lists the events with a delivery that is pending, failed or abandoned, newest first, each once', async () => {
    const unwanted = await newEvent();
    const endpoints = [await newEndpoint(), await newEndpoint()];
    const [delivered, failed, half, pending] = [await newEvent(), await newEvent(), await newEvent(), await newEvent()];
    for (const [event, ...statuses] of [
      [delivered, 'delivered', 'delivered'],
      [failed, 'failed', 'failed'],
      [half, 'delivered', 'failed'],
    ] as const) {
      const ids = idsOf(await client.get(`/events/${event}/deliveries`));
      for (const [index, status] of statuses.entries()) await conclude(ids[index] ?? '', status);
    }
    expect(await undelivered()).toEqual([pending, half, failed]);
    expect(await undelivered('&limit=1')).toEqual([pending]);
    expect(await undelivered(`&starting_after=${pending}`)).toEqual([half, failed]);
    expect(await undelivered(`&ending_before=${failed}&limit=1`)).toEqual([half]);
    expect(await undelivered('&type=platform.api_key.created&limit=2')).toEqual([pending, half]);
    expect(await undelivered('&type=platform.api_key.revoked')).toEqual([]);
    const { body } = await client.get(`/events/${failed}`);
    expect(await undelivered(`&object=${body.data.object.id}`)).toEqual([failed]);
    expect(await undelivered(`&request_id=${body.request_id}`)).toEqual([failed]);
    expect(await undelivered(`&created[lte]=${body.created}`)).toEqual([failed]);
    for (const id of endpoints) await client.patch(`/webhook_endpoints/${id}`, { status: 'disabled' });
    expect(await undelivered()).toEqual([pending, half, failed]);
    expect(await undelivered()).not.toContain(unwanted);
  });

  it('lists none of another organization or of the other mode', async () => {
    await newEndpoint();
    const event = await newEvent();
    expect(await undelivered()).toEqual([event]);
    expect(await undelivered('', await (await api.createOrganization()).client())).toEqual([]);
    expect(await undelivered('', await organization.client(undefined, { livemode: false }))).toEqual([]);
  });
});
